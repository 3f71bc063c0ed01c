import { nextState, systemRow } from '../../core/state-table.ts';
import { stageTable } from '../tables/stage-table.ts';
import { isExpired, isSettled } from '../../task/settled.ts';
import { cascadeFrom, reopenStage } from './cascade.ts';
import { recordStage, type Ledger } from '../command/ledger.ts';
import { resetTask } from './reset.ts';
import { clearReconsideration } from '../flow/reconsider-stages.ts';
import type { RunStage, RunTask } from '../../run-model/run.ts';
import { stageOf } from '../../run-model/run-view.ts';
import type { Cause } from '../../run-model/cause.ts';

interface Restart {
  /** The stages to restart; stages that depend on them wait for them. */
  readonly stages: readonly RunStage[];
  /** The stage that the person named. It runs regardless of its restart rule. */
  readonly named: RunStage | null;
  readonly cause: Cause;
  readonly comment: string | null;
}

/** Returns whether a restart keeps the result of the stage. */
const keepsResult = (stage: RunStage, named: RunStage | null): boolean =>
  stage.restartRule === 'SKIP_ON_RESTART' && stage.id !== named?.id;

const restartStage = (
  ledger: Ledger,
  stage: RunStage,
  { named, cause, comment }: Restart,
): void => {
  const reset = systemRow(stageTable, stage.status, 'reset');
  recordStage(
    ledger,
    'STAGE_RESET',
    stage,
    {
      status: nextState(reset, stage.status),
      startedAt: null,
      completedAt: null,
      dueOn: null,
      // A kept result counts only when the stage is reached again. Until then, stages that depend
      // on it wait.
      skip: keepsResult(stage, named) ? stage.skip : null,
      runNumber: stage.runNumber + 1,
      ...clearReconsideration(stage),
    },
    {
      cause: stage.id === named?.id ? cause : reset.cause,
      comment: stage.id === named?.id ? comment : null,
    },
  );
};

/** Returns whether the task hasn't started and its restart rule changes nothing. */
const isUntouched = (task: RunTask): boolean =>
  task.status === 'INACTIVE' && task.skippedAt === null;

/**
 * Restarts stages with everything that depends on them. Depending on its restart rule, each stage
 * and task runs again, keeps its result, or runs for the first time.
 */
export const restartStages = (ledger: Ledger, restart: Restart): void => {
  const cascade = cascadeFrom(ledger, { stages: restart.stages });
  for (const task of ledger.tasks) {
    if (!cascade.tasks.has(task.id) || isUntouched(task)) continue;
    const stage = stageOf(ledger, task);
    const isWholeStage = cascade.stages.has(stage.id);
    const keeps =
      isWholeStage &&
      (task.plan.restartRule === 'SKIP_ON_RESTART' || keepsResult(stage, restart.named));
    // An expired and skipped task has no result to keep.
    if (keeps && isSettled(task) && !isExpired(task)) continue;
    // A skipped task in a stage that continues stays skipped.
    if (!isWholeStage && task.status === 'INACTIVE') continue;
    if (!isWholeStage) reopenStage(ledger, stage);
    resetTask(ledger, task);
  }
  for (const stage of ledger.stages)
    if (cascade.stages.has(stage.id)) restartStage(ledger, stage, restart);
};
