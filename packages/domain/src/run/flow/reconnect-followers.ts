import type { TaskKey } from '../../core/ids.ts';
import { followersIn } from '../facts/followers.ts';
import { recordStage, recordTask, type Ledger } from '../command/ledger.ts';
import type { RunStage, RunTask, RunTrigger } from '../../run-model/run.ts';
import { previousStage, type RunView } from '../../run-model/run-view.ts';
import { afterAll, stagesWaitingFor, triggerWithout } from '../facts/trigger-without.ts';
import { stagesBefore } from '../../run-model/run-view.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Returns the predecessors to wait for when these tasks are deleted. */
const awaitedWithout = (
  keys: readonly TaskKey[],
  deleted: ReadonlyMap<TaskKey, RunTask>,
): readonly TaskKey[] => {
  const awaited = new Set(keys);
  // The loop includes the keys added during it.
  for (const key of awaited)
    for (const other of deleted.get(key)?.plan.afterTasks ?? []) awaited.add(other);
  return [...awaited].filter((key) => !deleted.has(key));
};

/** Lets tasks that waited for deleted tasks wait for the predecessors of the deleted ones. */
export const reconnectFollowers = (
  ledger: Ledger,
  going: readonly RunTask[],
  cause: Cause,
): void => {
  const deleted = new Map(going.map((task) => [task.key, task]));
  const followers = followersIn(ledger);
  const concerned = new Set(going.flatMap((task) => followers.ofTask(task)));
  for (const follower of concerned) {
    if (deleted.has(follower.key)) continue;
    const afterTasks = awaitedWithout(follower.plan.afterTasks, deleted).filter(
      (key) => key !== follower.key,
    );
    recordTask(ledger, 'TASK_PREDECESSORS_CHANGED', follower, { afterTasks }, { cause });
  }
};

/** Lets stages that waited for a deleted stage wait for its predecessors. */
export const reconnectStageFollowers = (ledger: Ledger, going: RunStage, cause: Cause): void => {
  for (const stage of stagesWaitingFor(ledger, going)) {
    const trigger = triggerWithout(ledger, stage, going);
    if (trigger !== null && trigger !== stage.trigger)
      recordStage(ledger, 'STAGE_PREDECESSORS_CHANGED', stage, { trigger }, { cause });
  }
};

/** Returns whether a stage waits for another one, directly or indirectly. */
const waitsFor = (view: RunView, stage: RunStage, other: RunStage): boolean => {
  const before = new Set(stagesBefore(view, stage));
  for (const one of before) for (const further of stagesBefore(view, one)) before.add(further);
  return before.has(other);
};

/** Null if the trigger keeps its meaning. */
const triggerBehind = (view: RunView, next: RunStage, added: RunStage): RunTrigger | null => {
  const before = previousStage(view, added);
  if (waitsFor(view, added, next)) return afterAll(before === undefined ? [] : [before]);
  return before === undefined || waitsFor(view, added, before) ? null : afterAll([before, added]);
};

/**
 * Updates a stage that waits for "the previous stage" after one was added before it. It then waits
 * for its earlier predecessor and, if that makes no cycle, for the new stage.
 */
export const waitForBoth = (ledger: Ledger, added: RunStage, cause: Cause): void => {
  const next = ledger.stages.find((stage) => previousStage(ledger, stage) === added);
  if (next === undefined || next.trigger.kind !== 'PREVIOUS_STAGE') return;
  const trigger = triggerBehind(ledger, next, added);
  if (trigger !== null)
    recordStage(ledger, 'STAGE_PREDECESSORS_CHANGED', next, { trigger }, { cause });
};
