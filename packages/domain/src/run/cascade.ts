import type { StageKey } from '../core/ids.ts';
import { nextState, systemRow } from '../core/state-table.ts';
import { stageTable } from '../stage/stage-table.ts';
import { followersIn } from './followers.ts';
import { recordStage, type Ledger } from './ledger.ts';
import { resetTask } from './reset.ts';
import type { RunStage, RunTask } from './run.ts';
import { stageOf, tasksOf } from './run-view.ts';
import { stagesAllow } from './trigger.ts';

/** What a reopened task pulls back with it. */
interface Cascade {
  /** D21. */
  readonly tasks: ReadonlySet<RunTask['id']>;
  /** G6: they wait for their trigger again. */
  readonly stages: ReadonlySet<RunStage['id']>;
}

/**
 * Everything that would not have started without `target`: tasks that wait for it or for
 * one of these, stages whose trigger no longer holds once its stage is not over, and
 * `rejecting` with what follows it. A stage that other stages still let start is kept.
 */
const cascadeOf = (ledger: Ledger, target: RunTask, rejecting: RunTask): Cascade => {
  const followers = followersIn(ledger);
  const tasks = new Set<RunTask['id']>();
  const stages = new Set<RunStage['id']>();
  const lost = new Set<StageKey>();
  const queue: RunTask[] = [];
  const reached = (task: RunTask): void => {
    if (task.id === target.id || tasks.has(task.id) || task.approvalFor !== null) return;
    tasks.add(task.id);
    queue.push(task);
  };
  const lose = (stage: RunStage): void => {
    if (lost.has(stage.key)) return;
    lost.add(stage.key);
    for (const follower of followers.ofStage(stage)) {
      if (stages.has(follower.id) || follower.id === target.stageId) continue;
      if (follower.status === 'NOT_STARTED' || stagesAllow(ledger, follower, lost)) continue;
      stages.add(follower.id);
      tasksOf(ledger, follower).forEach(reached);
      lose(follower);
    }
  };
  queue.push(target);
  reached(rejecting);
  for (let task = queue.pop(); task !== undefined; task = queue.pop()) {
    lose(stageOf(ledger, task));
    followers.ofTask(task).forEach(reached);
  }
  return { tasks, stages };
};

/** G5: a stage with work to do again is in progress again. */
export const reopenStage = (ledger: Ledger, stage: RunStage): void => {
  if (stage.status !== 'COMPLETED') return;
  const row = systemRow(stageTable, stage.status, 'taskReopened');
  recordStage(
    ledger,
    'STAGE_REOPENED',
    stage,
    { status: nextState(row, stage.status), completedAt: null },
    { row: row.row },
  );
};

const resetStage = (ledger: Ledger, stage: RunStage): void => {
  const row = systemRow(stageTable, stage.status, 'reset');
  recordStage(
    ledger,
    'STAGE_RESET',
    stage,
    { status: nextState(row, stage.status), startedAt: null, completedAt: null },
    { row: row.row },
  );
};

/** D21, G5, G6: takes back what was built upon `target`, and the approval that rejected it. */
export const pullBack = (ledger: Ledger, target: RunTask, rejecting: RunTask): void => {
  const cascade = cascadeOf(ledger, target, rejecting);
  for (const task of ledger.tasks) {
    if (!cascade.tasks.has(task.id)) continue;
    if (!cascade.stages.has(task.stageId) && task.status !== 'INACTIVE')
      reopenStage(ledger, stageOf(ledger, task));
    resetTask(ledger, task);
  }
  for (const stage of ledger.stages) if (cascade.stages.has(stage.id)) resetStage(ledger, stage);
};
