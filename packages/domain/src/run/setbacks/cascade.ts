import type { StageKey } from '../../core/ids.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { stageTable } from '../../stage/stage-table.ts';
import { followersIn } from '../facts/followers.ts';
import { recordStage, type Ledger } from '../command/ledger.ts';
import { takeBackPassedOver } from './pass-over.ts';
import { resetTask } from './reset.ts';
import { unasked } from '../flow/reconsider-stages.ts';
import type { RunStage, RunTask } from '../run.ts';
import { stageOf, tasksOf } from '../run-view.ts';
import { dueWithReopening } from '../dates/stage-due.ts';
import { stagesAllow } from '../facts/trigger.ts';

/** What is pulled back. */
export interface Cascade {
  /** D21. */
  readonly tasks: ReadonlySet<RunTask['id']>;
  /** G6: they wait for their trigger again. */
  readonly stages: ReadonlySet<RunStage['id']>;
}

/** Where it begins. */
interface Origin {
  /** Opened again, and therefore not pulled back itself; what followed it is. */
  readonly reopened?: RunTask;
  /** Pulled back with what followed them. */
  readonly tasks?: readonly RunTask[];
  readonly stages?: readonly RunStage[];
}

/**
 * Everything that would not be as it is without its origin: tasks that wait for one of these or
 * take a value over from it, stages that run because of it by their condition, and stages whose
 * trigger no longer holds once the stages before are not over. A stage that other stages still
 * let start is kept, and one that its condition passed over is asked about instead (G9).
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

/** G5: a stage with work to do again is in progress again. */
export const reopenStage = (ledger: Ledger, stage: RunStage): void => {
  if (stage.status !== 'COMPLETED') return;
  const row = systemRow(stageTable, stage.status, 'taskReopened');
  const due = dueWithReopening(ledger, stage);
  recordStage(
    ledger,
    'STAGE_REOPENED',
    stage,
    { status: nextState(row, stage.status), completedAt: null, ...due.patch },
    { row: row.row, decisions: due.decisions },
  );
};

/** A skip that a person decided is decided again when the stage is reached again; any other is looked at afresh. */
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
      ...unasked(stage),
    },
    { row: row.row },
  );
  if (skip === null) takeBackPassedOver(ledger, stage, row.row);
};

/** D21, G5, G6: takes back what was built upon the task, and the `others` with what was built upon them. */
export const pullBack = (
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
