import type { StageTrigger } from '../blueprint/content.ts';
import type { TaskKey } from '../core/ids.ts';
import { followersIn } from './followers.ts';
import { recordStage, recordTask, type Ledger } from './ledger.ts';
import type { RunStage, RunTask } from './run.ts';
import { previousStage, type RunView } from './run-view.ts';
import { stagesBefore } from './trigger.ts';

/** What is waited for once these tasks are gone: what each of them waited for. */
const awaitedWithout = (
  keys: readonly TaskKey[],
  gone: ReadonlyMap<TaskKey, RunTask>,
): readonly TaskKey[] => {
  const awaited = new Set(keys);
  // What is added meanwhile is gone through as well.
  for (const key of awaited)
    for (const other of gone.get(key)?.afterTasks ?? []) awaited.add(other);
  return [...awaited].filter((key) => !gone.has(key));
};

/** Whoever waits for tasks that are deleted waits for what those waited for. */
export const passOnTasks = (ledger: Ledger, going: readonly RunTask[], row: string): void => {
  const gone = new Map(going.map((task) => [task.key, task]));
  const followers = followersIn(ledger);
  const concerned = new Set(going.flatMap((task) => followers.ofTask(task)));
  for (const follower of concerned) {
    if (gone.has(follower.key)) continue;
    const afterTasks = awaitedWithout(follower.afterTasks, gone).filter(
      (key) => key !== follower.key,
    );
    recordTask(ledger, 'TASK_PREDECESSORS_CHANGED', follower, { afterTasks }, { row });
  }
};

const after = (stages: readonly RunStage[]): StageTrigger => ({
  kind: 'AFTER_STAGES',
  stages: stages.map(({ key }) => key),
  join: 'ALL_RESOLVED',
});

/** The stages that wait for a stage, by name or because it stands before them. */
const waitingFor = (view: RunView, stage: RunStage): readonly RunStage[] =>
  view.stages.filter((other) => stagesBefore(view, other).includes(stage));

/** What a stage waits for once one of those before it is deleted; "the stage before" is another one by then. */
const triggerWithout = (view: RunView, stage: RunStage, going: RunStage): StageTrigger => {
  const { trigger } = stage;
  if (trigger.kind === 'AFTER_STAGES' && trigger.stages.some((key) => key !== going.key)) {
    const inherited = stagesBefore(view, going).map(({ key }) => key);
    const others = trigger.stages.filter((key) => key !== going.key);
    return { ...trigger, stages: [...new Set([...others, ...inherited])] };
  }
  // It waited for that one alone, and begins when that would have begun.
  if (going.trigger.kind !== 'PREVIOUS_STAGE') return going.trigger;
  if (trigger.kind === 'PREVIOUS_STAGE') return trigger;
  const before = previousStage(view, going);
  return before === undefined ? { kind: 'WORKFLOW_START' } : after([before]);
};

/** Whoever waits for a stage that is deleted waits for what it waited for. */
export const passOnStage = (ledger: Ledger, going: RunStage, row: string): void => {
  for (const stage of waitingFor(ledger, going)) {
    const trigger = triggerWithout(ledger, stage, going);
    if (trigger !== stage.trigger)
      recordStage(ledger, 'STAGE_PREDECESSORS_CHANGED', stage, { trigger }, { row });
  }
};

/** Whether a stage waits for the other, however many stand in between. */
const waitsFor = (view: RunView, stage: RunStage, other: RunStage): boolean => {
  const before = new Set(stagesBefore(view, stage));
  for (const one of before) for (const further of stagesBefore(view, one)) before.add(further);
  return before.has(other);
};

/** Null: it still says what it means. */
const triggerBehind = (view: RunView, next: RunStage, added: RunStage): StageTrigger | null => {
  const before = previousStage(view, added);
  if (waitsFor(view, added, next))
    return before === undefined ? { kind: 'WORKFLOW_START' } : after([before]);
  return before === undefined || waitsFor(view, added, before) ? null : after([before, added]);
};

/**
 * A stage has come in before one that waits for "the stage before". That waits for both from then
 * on: for the new one, unless that waits for it, and for the one that it has waited for so far.
 */
export const followBoth = (ledger: Ledger, added: RunStage, row: string): void => {
  const next = ledger.stages.find((stage) => previousStage(ledger, stage) === added);
  if (next === undefined || next.trigger.kind !== 'PREVIOUS_STAGE') return;
  const trigger = triggerBehind(ledger, next, added);
  if (trigger !== null)
    recordStage(ledger, 'STAGE_PREDECESSORS_CHANGED', next, { trigger }, { row });
};
