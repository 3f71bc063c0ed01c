import { nextState, systemRow } from '../../core/state-table.ts';
import { stageTable } from '../../stage/stage-table.ts';
import { isExpired, isSettled } from '../../task/settled.ts';
import { cascadeFrom, reopenStage } from './cascade.ts';
import { recordStage, type Ledger } from '../command/ledger.ts';
import { resetTask } from './reset.ts';
import { unasked } from '../flow/reconsider-stages.ts';
import type { RunStage, RunTask } from '../run.ts';
import { stageOf } from '../run-view.ts';

interface Restart {
  /** The stages that begin again; whatever followed them waits for them. */
  readonly stages: readonly RunStage[];
  /** Asked for by name: it runs whatever its own rule says. */
  readonly named: RunStage | null;
  readonly row: string;
  readonly comment: string | null;
}

/** Whether a restart keeps what came out of the stage. */
const keepsResult = (stage: RunStage, named: RunStage | null): boolean =>
  stage.restartRule === 'SKIP_ON_RESTART' && stage.id !== named?.id;

const restartStage = (ledger: Ledger, stage: RunStage, { named, row, comment }: Restart): void => {
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
      // A result that is kept is come by when the stage is reached again: what follows it waits.
      skip: keepsResult(stage, named) ? stage.skip : null,
      runNumber: stage.runNumber + 1,
      ...unasked(stage),
    },
    {
      row: stage.id === named?.id ? row : reset.row,
      comment: stage.id === named?.id ? comment : null,
    },
  );
};

/** Nothing has come of it yet, and nothing that a restart would have it do. */
const isUntouched = (task: RunTask): boolean =>
  task.status === 'INACTIVE' && task.skippedAt === null;

/**
 * G6, W9: stages begin again with what followed them. Each stage and task by its own
 * restart rule: it runs again, keeps its result, or runs now for the first time.
 */
export const restartStages = (ledger: Ledger, restart: Restart): void => {
  const cascade = cascadeFrom(ledger, { stages: restart.stages });
  for (const task of ledger.tasks) {
    if (!cascade.tasks.has(task.id) || isUntouched(task)) continue;
    const stage = stageOf(ledger, task);
    const isWholeStage = cascade.stages.has(stage.id);
    const keeps =
      isWholeStage && (task.restartRule === 'SKIP_ON_RESTART' || keepsResult(stage, restart.named));
    // What expired and was passed over has no result to keep.
    if (keeps && isSettled(task) && !isExpired(task)) continue;
    // A skipped task of a stage that goes on decided nothing, and stays skipped.
    if (!isWholeStage && task.status === 'INACTIVE') continue;
    if (!isWholeStage) reopenStage(ledger, stage);
    resetTask(ledger, task);
  }
  for (const stage of ledger.stages)
    if (cascade.stages.has(stage.id)) restartStage(ledger, stage, restart);
};
