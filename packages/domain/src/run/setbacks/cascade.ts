import type { StageKey } from '../../core/ids.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { stageTable } from '../tables/stage-table.ts';
import { followersIn } from '../facts/followers.ts';
import { recordStage, type Ledger } from '../command/ledger.ts';
import { undoStageSkips } from './auto-skip.ts';
import { resetTask } from './reset.ts';
import { clearReconsideration } from '../flow/reconsider-stages.ts';
import type { RunStage, RunTask } from '../../run-model/run.ts';
import { stageOf, tasksOf } from '../../run-model/run-view.ts';
import { dueWithReopening } from '../dates/stage-due.ts';
import { stagesAllow } from '../facts/trigger.ts';

/** The items to reset. */
export interface Cascade {
  /** Tasks to reset. */
  readonly tasks: ReadonlySet<RunTask['id']>;
  /** Stages to reset, which wait for their trigger again. */
  readonly stages: ReadonlySet<RunStage['id']>;
}

/** The items from which the cascade starts. */
interface Origin {
  /** The reopened task. It isn't reset itself, but everything that depends on it is. */
  readonly reopened?: RunTask;
  /** Tasks and stages that are reset with everything that depends on them. */
  readonly tasks?: readonly RunTask[];
  readonly stages?: readonly RunStage[];
}

/**
 * Returns everything that depends on the origin: tasks that wait for it or inherit its values,
 * stages that run by a condition on it, and stages whose trigger is no longer met. Keeps a stage
 * that other stages still let start. Skipped stages are reconsidered separately.
 */
export const cascadeFrom = (
  ledger: Ledger,
  { reopened, tasks: first = [], stages: begun = [] }: Origin,
): Cascade => {
  const followers = followersIn(ledger);
  const tasks = new Set<RunTask['id']>();
  const stages = new Set<RunStage['id']>();
  const lost = new Set<StageKey>();
  const queue: RunTask[] = [];
  const reached = (task: RunTask): void => {
    if (task.id === reopened?.id || tasks.has(task.id) || task.approvalFor !== null) return;
    tasks.add(task.id);
    queue.push(task);
  };
  const pull = (stage: RunStage): void => {
    stages.add(stage.id);
    tasksOf(ledger, stage).forEach(reached);
    lose(stage);
  };
  const lose = (stage: RunStage): void => {
    if (lost.has(stage.key)) return;
    lost.add(stage.key);
    for (const follower of followers.ofStage(stage)) {
      if (stages.has(follower.id) || follower.id === reopened?.stageId) continue;
      if (follower.status === 'NOT_STARTED' || stagesAllow(ledger, follower, lost)) continue;
      pull(follower);
    }
  };
  if (reopened !== undefined) queue.push(reopened);
  begun.forEach(pull);
  first.forEach(reached);
  for (let task = queue.pop(); task !== undefined; task = queue.pop()) {
    lose(stageOf(ledger, task));
    followers.ofTask(task).forEach(reached);
    for (const stage of followers.judging(task)) {
      const isKept = stages.has(stage.id) || stage.id === reopened?.stageId;
      if (!isKept && (stage.status === 'IN_PROGRESS' || stage.status === 'COMPLETED')) pull(stage);
    }
  }
  return { tasks, stages };
};

/** Reopens a completed stage with open tasks. */
export const reopenStage = (ledger: Ledger, stage: RunStage): void => {
  if (stage.status !== 'COMPLETED') return;
  const row = systemRow(stageTable, stage.status, 'taskReopened');
  const due = dueWithReopening(ledger, stage);
  recordStage(
    ledger,
    'STAGE_REOPENED',
    stage,
    { status: nextState(row, stage.status), completedAt: null, ...due.patch },
    { cause: row.cause, decisions: due.decisions },
  );
};

/** Resets a stage. A manual skip is removed; other skips are evaluated again. */
const resetStage = (ledger: Ledger, stage: RunStage): void => {
  const row = systemRow(stageTable, stage.status, 'reset');
  const skip = stage.skip?.reason === 'MANUAL' ? stage.skip : null;
  recordStage(
    ledger,
    'STAGE_RESET',
    stage,
    {
      status: nextState(row, stage.status),
      startedAt: null,
      completedAt: null,
      dueOn: null,
      skip,
      ...clearReconsideration(stage),
    },
    { cause: row.cause },
  );
  if (skip === null) undoStageSkips(ledger, stage, row.cause);
};

/**
 * Resets everything that depends on the task, and the `others` with everything that depends on
 * them.
 */
export const resetDependents = (
  ledger: Ledger,
  reopened: RunTask,
  others: readonly RunTask[] = [],
): void => {
  const cascade = cascadeFrom(ledger, { reopened, tasks: others });
  for (const task of ledger.tasks) {
    if (!cascade.tasks.has(task.id) || task.status === 'INACTIVE') continue;
    if (!cascade.stages.has(task.stageId)) reopenStage(ledger, stageOf(ledger, task));
    resetTask(ledger, task);
  }
  for (const stage of ledger.stages) if (cascade.stages.has(stage.id)) resetStage(ledger, stage);
};
