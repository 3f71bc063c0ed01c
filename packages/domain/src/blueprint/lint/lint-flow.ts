import type { StageKey, TaskKey } from '../../core/ids.ts';
import type { BlueprintContent, BlueprintStage, BlueprintTask } from '../content.ts';
import { comparisonsIn } from '../../condition/condition.ts';
import { placedInstances } from '../places/instances.ts';
import { finding, type LintFinding } from './lint-findings.ts';
import { callersAmong } from '../on-call-tasks.ts';
import { orderedStages, tasksByStage } from '../order.ts';

/**
 * Returns findings on items that can't start. A stage starts after the end of others, ends with its
 * tasks, and a task starts after its stage and other tasks. Items that can't be reached are in a
 * cycle or behind one; only cycles are reported.
 */
export function lintFlow(content: BlueprintContent): readonly LintFinding[] {
  const graph = dependencies(content);
  const reachable = settle(graph);
  const stuck = [...graph.keys()].filter((node) => !reachable.has(node));
  const circles = findCircles(stuck, graph);
  const stages = orderedStages(content);
  return [
    ...stages.flatMap((stage) => stageFindings(stage, content, circles)),
    ...[...tasksByStage(content).values()]
      .flat()
      .flatMap((task) => taskFindings(task, content, circles)),
  ];
}

type Node = `start:${StageKey}` | `trigger:${StageKey}` | `end:${StageKey}` | `task:${TaskKey}`;

interface Dependencies {
  readonly on: readonly Node[];
  /** Whether one of the predecessors is enough. */
  readonly any: boolean;
}

type Graph = ReadonlyMap<Node, Dependencies>;

/** Returns the tasks whose values a stage condition waits for. */
function answersAwaited(content: BlueprintContent, key: StageKey): readonly TaskKey[] {
  const condition = content.stages[key]?.condition ?? null;
  if (condition?.whenUnknown !== 'WAIT') return [];
  const placed = placedInstances(content);
  return comparisonsIn(condition.parts).flatMap(({ operand }) => {
    const task =
      operand.kind === 'TASK'
        ? content.tasks[operand.task]
        : (placed.get(operand.instance)?.task ?? undefined);
    return task === undefined || task.stage === key ? [] : task.key;
  });
}

/**
 * Returns what a task waits for. An automated task that only escalations start waits for all tasks
 * that can start it.
 */
function awaitedBy(task: BlueprintTask, content: BlueprintContent): readonly TaskKey[] {
  const callers = callersAmong(Object.values(content.tasks), task);
  return [...task.trigger.afterTasks, ...callers.map(({ key }) => key)];
}

function dependencies(content: BlueprintContent): Graph {
  const graph = new Map<Node, Dependencies>();
  let previous: StageKey | null = null;
  for (const [key, tasks] of tasksByStage(content)) {
    const trigger = content.stages[key]?.trigger;
    const after =
      trigger?.kind === 'PREVIOUS_STAGE' && previous !== null
        ? [previous]
        : trigger?.kind === 'AFTER_STAGES'
          ? trigger.stages
          : [];
    const any = trigger?.kind === 'AFTER_STAGES' && trigger.join === 'ANY_COMPLETED';
    const started = { on: after.map((stage): Node => `end:${stage}`), any };
    const awaited = answersAwaited(content, key).map((task): Node => `task:${task}`);
    graph.set(`trigger:${key}`, started);
    graph.set(
      `start:${key}`,
      awaited.length === 0 ? started : { on: [`trigger:${key}`, ...awaited], any: false },
    );
    graph.set(`end:${key}`, {
      on: [`start:${key}`, ...tasks.map((task): Node => `task:${task.key}`)],
      any: false,
    });
    for (const task of tasks)
      graph.set(`task:${task.key}`, {
        on: [`start:${key}`, ...awaitedBy(task, content).map((other): Node => `task:${other}`)],
        any: false,
      });
    previous = key;
  }
  return graph;
}

/** Returns all reachable nodes, by iteration until nothing changes. */
function settle(graph: Graph): ReadonlySet<Node> {
  const reached = new Set<Node>();
  const waiting = new Set<Node>(graph.keys());
  let before: number;
  do {
    before = reached.size;
    for (const node of waiting) {
      const { on, any } = graph.get(node) ?? { on: [], any: false };
      // A missing node has its own finding and doesn't block nodes that wait for it.
      const met = (other: Node): boolean => reached.has(other) || !graph.has(other);
      if (on.length > 0 && !(any ? on.some(met) : on.every(met))) continue;
      reached.add(node);
      waiting.delete(node);
    }
  } while (reached.size > before);
  return reached;
}

/**
 * Returns a number for each stuck node in a cycle: its strongly connected component (Kosaraju:
 * finish order, then collection on reversed edges).
 */
function findCircles(stuck: readonly Node[], graph: Graph): ReadonlyMap<Node, number> {
  const members = new Set<Node>(stuck);
  const forwards = (node: Node): readonly Node[] =>
    (graph.get(node)?.on ?? []).filter((next) => members.has(next));
  const reversed = new Map<Node, Node[]>(stuck.map((node) => [node, []]));
  for (const node of stuck) for (const next of forwards(node)) reversed.get(next)?.push(node);

  const circles = new Map<Node, number>();
  const gathered = new Set<Node>();
  for (const root of finishOrder(stuck, forwards).toReversed()) {
    const circle = finishOrder([root], (node) => reversed.get(node) ?? [], gathered);
    const number = circles.size;
    if (circle.length > 1 || (circle.length === 1 && forwards(root).includes(root)))
      for (const node of circle) circles.set(node, number);
  }
  return circles;
}

/** Depth-first search without recursion, because a chain can have 2,000 tasks. */
function finishOrder(
  roots: readonly Node[],
  nextOf: (node: Node) => readonly Node[],
  seen: Set<Node> = new Set(),
): readonly Node[] {
  const finished: Node[] = [];
  for (const root of roots) {
    if (seen.has(root)) continue;
    seen.add(root);
    const path = [{ node: root, rest: [...nextOf(root)] }];
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const next = top.rest.pop();
      if (next === undefined) {
        finished.push(top.node);
        path.pop();
      } else if (!seen.has(next)) {
        seen.add(next);
        path.push({ node: next, rest: [...nextOf(next)] });
      }
    }
  }
  return finished;
}

function stageFindings(
  stage: BlueprintStage,
  content: BlueprintContent,
  circles: ReadonlyMap<Node, number>,
): readonly LintFinding[] {
  const at = { stage: stage.key };
  const circled = circles.get(`start:${stage.key}`);
  const asked = answersAwaited(content, stage.key).find(
    (task) => circled !== undefined && circles.get(`task:${task}`) === circled,
  );
  if (asked !== undefined) {
    const other = content.tasks[asked]?.name ?? '';
    return [finding('ConditionDeadlock', at, { name: stage.name, other })];
  }
  if (stage.trigger.kind !== 'AFTER_STAGES') return [];
  if (stage.trigger.stages.length === 0)
    return [finding('UnreachableStage', at, { name: stage.name })];
  if (!stage.trigger.stages.every((key) => content.stages[key] !== undefined))
    return [finding('MissingReference', at, { name: stage.name })];
  const circle = circles.get(`start:${stage.key}`);
  const other = stage.trigger.stages.find((key) => circles.get(`end:${key}`) === circle);
  if (circle === undefined || other === undefined) return [];
  return [
    finding('StageCycle', at, { name: stage.name, other: content.stages[other]?.name ?? '' }),
  ];
}

function taskFindings(
  task: BlueprintTask,
  content: BlueprintContent,
  circles: ReadonlyMap<Node, number>,
): readonly LintFinding[] {
  const at = { stage: task.stage, task: task.key };
  const { afterTasks } = task.trigger;
  if (!afterTasks.every((key) => content.tasks[key] !== undefined))
    return [finding('MissingReference', at, { name: task.name })];
  const circle = circles.get(`task:${task.key}`);
  const blocking = awaitedBy(task, content).find((key) => circles.get(`task:${key}`) === circle);
  const culprit = blocking === undefined ? undefined : content.tasks[blocking];
  if (circle === undefined || culprit === undefined) return [];
  const code = culprit.stage === task.stage ? 'TaskCycle' : 'WaitsForLaterTask';
  return [finding(code, at, { name: task.name, other: culprit.name })];
}
