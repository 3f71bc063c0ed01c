import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { buildPlan, monday, owner } from '@baton/fixtures/builders/run-scene';
import { drawFrom } from '@baton/fixtures/histories/draw';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Agent } from '../party/actor.ts';
import { asId, type WorkflowId } from '../core/ids.ts';
import type { RecordedCommand, RunCommand } from '../run-model/command/command.ts';
import { execute } from '../run/engine/execute.ts';
import type { Run } from '../run-model/run.ts';
import { releaseMoment } from '../run-model/command/undoable.ts';
import { followedLinks, type ParentLink } from '../run-model/child-link.ts';
import { pausedUntil } from './paused-messages.ts';
import { newLinkRule } from '../blueprint/link-rule.ts';
import {
  isAwaited,
  messagesOf,
  currentOrder,
  reportOf,
  type Messages,
  type ParentOrder,
} from '../run-model/link-messages.ts';

/**
 * A parent with linked workflows, and a message queue that delivers everything but late, in any
 * order, and twice. After all messages are delivered, parent and linked workflows must agree, and
 * no message may be sent of a command that was undone.
 */

const parentContent = buildBlueprint(
  {
    tasks: [
      {
        type: 'LINKED_WORKFLOW',
        link: { ...newLinkRule, split: { kind: 'LIST', values: ['one', 'two'] } },
      },
    ],
  },
  {},
);
const childContent = buildBlueprint({ tasks: [{}, {}] });

/** Time in which people can undo a command. */
const undoWindow = 10_000;

interface Letter {
  readonly from: WorkflowId;
  /** Earliest delivery. */
  readonly dueAt: number;
  /** Delivers to the receiver, with content by the sender's state at delivery. */
  readonly bring: (world: World) => void;
}
interface World {
  runs: Map<string, Run>;
  parentId: WorkflowId;
  post: Letter[];
  now: number;
  /** Linked workflows that their own people changed since the last halt of the parent. */
  touched: Set<string>;
  /** The last command of each workflow. */
  newest: Map<string, RecordedCommand>;
  /** Version of each sender at its last delivery. */
  told: Map<string, number>;
  undone: number;
}

const runOf = (world: World, id: string): Run => {
  const run = world.runs.get(id);
  if (run === undefined) throw new Error(`no run ${id}`);
  return run;
};

const send = (world: World, messages: Messages, from: WorkflowId, dueAt: number): void => {
  const { starts, orders, reports } = messages;
  const post = (bring: Letter['bring']) => world.post.push({ from, dueAt, bring });
  for (const start of starts) post((at) => makeChild(at, start.request));
  for (const { childId, order } of orders)
    post((at) => {
      const now = currentOrder(runOf(at, from), order);
      if (now === null) return;
      give(at, childId, 'SYSTEM', { kind: 'FOLLOW_PARENT', order: now });
      if (order.asks === 'ADOPT') answer(at, childId, order);
      if (order.asks === 'SAY') report(at, childId);
    });
  if (reports) post((at) => report(at, from));
};

/** Delivers a message, or delays it while the sender's last command can be undone. */
const deliver = (world: World, letter: Letter): void => {
  const newest = world.newest.get(letter.from);
  const dueAt = newest === undefined ? world.now : pausedUntil(newest, undoWindow);
  if (dueAt > world.now) {
    world.post.push({ ...letter, dueAt });
    return;
  }
  world.told.set(letter.from, runOf(world, letter.from).workflow.version);
  letter.bring(world);
};

const give = (world: World, id: WorkflowId, actor: Agent, command: RunCommand): void => {
  const before = runOf(world, id);
  const context = { now: world.now, actor, undoWindow };
  const result = execute(before, command, context);
  if (!result.ok || result.value.events.length === 0) return;
  const { run, events } = result.value;
  const seq = run.workflow.version;
  if (command.kind === 'UNDO') {
    world.undone += 1;
    if (command.recorded.events.some(({ subject }) => subject === 'WORKFLOW'))
      expect(world.told.get(id) ?? 0).toBeLessThan(command.recorded.seq);
  }
  if (id === world.parentId && before.workflow.scheduleStatus !== run.workflow.scheduleStatus)
    world.touched.clear();
  world.runs.set(id, run);
  const actorId = actor === 'SYSTEM' ? null : actor.id;
  world.newest.set(id, { seq, at: world.now, actorId, command: command.kind, events });
  send(world, messagesOf(before, run), id, releaseMoment(command, context));
};

/** Sends a report as a reply to an adoption, even without changes. */
const answer = (world: World, id: WorkflowId, { from }: ParentOrder): void => {
  const child = runOf(world, id);
  const { taskId, request } = from;
  const isTheirs = child.workflow.parent?.isBound === true;
  const report = { ...reportOf(child), isDetached: !isTheirs };
  give(world, from.workflowId, 'SYSTEM', { kind: 'CHILD_REPORT', taskId, request, report });
};

const makeChild = (world: World, request: number): void => {
  const parent = runOf(world, world.parentId);
  const task = parent.tasks.find(({ links }) => links.length > 0);
  const link = task?.links.find((one) => one.request === request);
  const id = asId<WorkflowId>(`child-${request}`);
  if (task === undefined || link === undefined || !isAwaited(link, parent.workflow)) return;
  if (world.runs.has(id)) {
    world.post.push({ from: id, dueAt: world.now, bring: (at) => report(at, id) });
    return;
  }
  const heard: ParentLink = {
    workflowId: parent.workflow.id,
    taskId: task.id,
    request,
    heard: parent.workflow.version,
    isBound: true,
    depth: 1,
  };
  const { run } = buildPlan(childContent, { workflowId: id, parent: heard });
  const started = execute(run, { kind: 'START' }, { now: world.now, actor: 'SYSTEM' });
  if (!started.ok) throw new Error('a child does not start');
  world.runs.set(id, started.value.run);
  send(world, messagesOf(null, started.value.run), id, world.now);
};

const report = (world: World, from: WorkflowId): void => {
  const child = runOf(world, from);
  const { parent } = child.workflow;
  if (parent === null) return;
  const { taskId, request } = parent;
  const command = { kind: 'CHILD_REPORT', taskId, request, report: reportOf(child) } as const;
  give(world, parent.workflowId, 'SYSTEM', command);
};

const reason = 'Because';
const halts: readonly RunCommand[] = [
  { kind: 'PAUSE', reason },
  { kind: 'RESUME' },
  { kind: 'RESUME' },
  { kind: 'END', reason },
  { kind: 'RESTART', withChildren: true, reason },
  { kind: 'RESTART', reason },
  { kind: 'DETACH', reason },
  { kind: 'DELETE' },
  { kind: 'RESTORE' },
  { kind: 'RESTORE' },
];

/** One random step: deliver a message, or give a command to a workflow. */
const step = (world: World, seed: number): void => {
  const draw = drawFrom(seed);
  world.now += draw.below(draw.once(3) ? 3_600_000 : 4000);
  if (draw.once(2)) {
    const due = world.post.filter(({ dueAt }) => dueAt <= world.now);
    const letter = draw.from(due);
    if (letter === undefined) return;
    // The worker can crash before it records the delivery.
    if (!draw.once(3)) world.post.splice(world.post.indexOf(letter), 1);
    deliver(world, letter);
    return;
  }
  const id = draw.from([...world.runs.keys()].map((key) => asId<WorkflowId>(key)));
  if (id === undefined) return;
  const recorded = world.newest.get(id);
  if (recorded !== undefined && draw.once(4)) {
    give(world, id, owner, { kind: 'UNDO', recorded });
    return;
  }
  const task = draw.from(runOf(world, id).tasks);
  const halt = draw.from(halts);
  if (id !== world.parentId) world.touched.add(id);
  if (draw.once(3) && halt !== undefined) give(world, id, owner, halt);
  else if (task?.type === 'LINKED_WORKFLOW' && draw.once(2))
    give(world, id, owner, { kind: 'RESTART_CHILDREN', taskId: task.id, request: null, reason });
  else if (task !== undefined && draw.once(4))
    give(world, id, owner, { kind: 'REOPEN', cascade: 'NONE', taskId: task.id, reason: '' });
  else if (task !== undefined)
    give(world, id, owner, { kind: 'COMPLETE_ON_BEHALF', taskId: task.id, reason });
};

const newWorld = (): World => {
  const planned = buildPlan(parentContent).run;
  const world: World = {
    runs: new Map([[planned.workflow.id, planned]]),
    parentId: planned.workflow.id,
    post: [],
    now: monday,
    touched: new Set(),
    newest: new Map(),
    told: new Map(),
    undone: 0,
  };
  give(world, world.parentId, owner, { kind: 'START' });
  return world;
};

const settle = (world: World, seed: number): void => {
  for (let at = 0; world.post.length > 0; at += 1) {
    if (at > 1000) throw new Error('parent and child never stop telling one another');
    const [letter] = world.post.splice(drawFrom(seed + at).below(world.post.length), 1);
    if (letter === undefined) continue;
    world.now = Math.max(world.now, letter.dueAt);
    deliver(world, letter);
  }
};

it('parent and linked workflows agree after all deliveries', () => {
  const ended = new Map<string, number>();
  let undone = 0;
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 80, size: 'max' }), fc.nat(), (seeds, last) => {
      const world = newWorld();
      for (const seed of seeds) step(world, seed);
      settle(world, last);
      undone += world.undone;
      const parent = runOf(world, world.parentId);
      const task = parent.tasks.find(({ links }) => links.length > 0);
      const { scheduleStatus } = parent.workflow;
      ended.set(scheduleStatus, (ended.get(scheduleStatus) ?? 0) + 1);
      if (parent.workflow.deletedAt !== null) return;
      for (const link of task === undefined ? [] : followedLinks(task)) {
        if (link.workflowId === null) {
          expect(scheduleStatus).not.toBe('RUNNING');
          continue;
        }
        const child = runOf(world, link.workflowId);
        expect(link.state).toBe(child.workflow.scheduleStatus);
        expect(link.isDetached).toBe(reportOf(child).isDetached);
        expect(link.isDeleted).toBe(reportOf(child).isDeleted);
        if (link.isDeleted) continue;
        if (scheduleStatus === 'RUNNING') {
          expect(link.isCalledBack).toBe(false);
          if (link.state === 'PAUSED') expect(reportOf(child).isHeld).toBe(false);
        }
        if (link.isDetached || world.touched.has(link.workflowId)) continue;
        if (scheduleStatus === 'PAUSED' || scheduleStatus === 'ENDED')
          expect(link.state).not.toBe('RUNNING');
      }
    }),
    { numRuns: 1500 },
  );
  for (const status of ['RUNNING', 'PAUSED', 'ENDED', 'COMPLETED'])
    expect(ended.get(status) ?? 0).toBeGreaterThan(10);
  expect(undone).toBeGreaterThan(200);
}, 60_000);
