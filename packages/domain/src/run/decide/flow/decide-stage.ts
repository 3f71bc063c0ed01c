import { personOf } from '../../../party/actor.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { stageTable } from '../../tables/stage-table.ts';
import { factsOfStage } from '../../facts/facts-of-stage.ts';
import { recordStage, type Ledger } from '../../command/ledger.ts';
import { autoSkipStage, startSkippedStage } from '../../setbacks/auto-skip.ts';
import { reopenWorkflow } from '../../flow/reopen-workflow.ts';
import { restartStages } from '../../setbacks/restart-stages.ts';
import type { RunStage } from '../../../run-model/run.ts';
import type { StageCommand } from '../../../run-model/command/stage-command.ts';
import type { Cause } from '../../../run-model/cause.ts';

interface StageInputOf {
  readonly on: 'restart' | 'startAnyway' | 'skip' | 'leaveSkipped';
  readonly unfitting:
    | 'StageNotStarted'
    | 'StageNotSkipped'
    | 'StageAlreadyStarted'
    | 'StageNotInDoubt';
  readonly act: (
    ledger: Ledger,
    stage: RunStage,
    note: { readonly cause: Cause; readonly comment: string },
  ) => void;
}

const inputs: Readonly<Record<StageCommand['kind'], StageInputOf>> = {
  RESTART_STAGE: {
    on: 'restart',
    unfitting: 'StageNotStarted',
    act: (ledger, stage, note) => restartStages(ledger, { stages: [stage], named: stage, ...note }),
  },
  START_STAGE_ANYWAY: {
    on: 'startAnyway',
    unfitting: 'StageNotSkipped',
    act: (ledger, stage, note) => {
      reopenWorkflow(ledger);
      startSkippedStage(ledger, stage, note);
    },
  },
  SKIP_STAGE: {
    on: 'skip',
    unfitting: 'StageAlreadyStarted',
    act: (ledger, stage, { cause, comment }) =>
      autoSkipStage(
        ledger,
        stage,
        { reason: 'MANUAL', at: ledger.now, by: personOf(ledger.agent), comment },
        { cause, decisions: [] },
      ),
  },
  LEAVE_STAGE_SKIPPED: {
    on: 'leaveSkipped',
    unfitting: 'StageNotInDoubt',
    act: (ledger, stage, { cause, comment }) =>
      recordStage(
        ledger,
        'STAGE_LEFT_SKIPPED',
        stage,
        { reconsideration: { at: stage.reconsideration?.at ?? ledger.now, isLeft: true } },
        { cause, comment: comment === '' ? null : comment },
      ),
  },
};

/** Restarts, starts, or skips a stage, or keeps it skipped. */
export const decideStage = (ledger: Ledger, command: StageCommand): Refusal | null => {
  const stage = ledger.stages.find((one) => one.id === command.stageId);
  if (stage === undefined) return refuse('NotFound', {}, 'stageId');
  const input = inputs[command.kind];
  const row = takeRow(stageTable, stage.status, input.on, {
    ask: (guard) => guard(ledger.agent, factsOfStage(ledger, stage), command),
    otherwise: refuse(input.unfitting),
  });
  if (!row.ok) return row.refusals[0];
  input.act(ledger, stage, { cause: row.value.cause, comment: command.reason.trim() });
  return null;
};
