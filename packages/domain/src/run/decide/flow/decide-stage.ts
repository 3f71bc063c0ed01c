import { personOf, type Agent } from '../../../access/actor.ts';
import {
  mayLeaveStageSkipped,
  mayRestartStage,
  maySkipStage,
  mayStartStageAnyway,
  type StageFacts,
} from '../../../access/workflow/stage-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { stageTable } from '../../../stage/stage-table.ts';
import { commentTooLong, reasonRefusal } from '../../command/comment-length.ts';
import { factsOfStage } from '../../facts/facts-of-stage.ts';
import { recordStage, type Ledger } from '../../command/ledger.ts';
import { autoSkipStage, startSkippedStage } from '../../setbacks/auto-skip.ts';
import { reopenWorkflow } from '../../flow/reopen-workflow.ts';
import { restartStages } from '../../setbacks/restart-stages.ts';
import type { RunStage } from '../../run.ts';
import type { StageCommand } from '../../command/stage-command.ts';

interface StageInputOf {
  readonly on: 'restart' | 'startAnyway' | 'skip' | 'leaveSkipped';
  readonly may: (agent: Agent, stage: StageFacts) => Refusal | null;
  readonly unfitting:
    | 'StageNotStarted'
    | 'StageNotSkipped'
    | 'StageAlreadyStarted'
    | 'StageNotInDoubt';
  readonly reason: (reason: string) => Refusal | null;
  readonly act: (
    ledger: Ledger,
    stage: RunStage,
    note: { readonly row: string; readonly comment: string },
  ) => void;
}

const inputs: Readonly<Record<StageCommand['kind'], StageInputOf>> = {
  RESTART_STAGE: {
    on: 'restart',
    may: mayRestartStage,
    unfitting: 'StageNotStarted',
    reason: reasonRefusal,
    act: (ledger, stage, note) => restartStages(ledger, { stages: [stage], named: stage, ...note }),
  },
  START_STAGE_ANYWAY: {
    on: 'startAnyway',
    may: mayStartStageAnyway,
    unfitting: 'StageNotSkipped',
    reason: (reason) => commentTooLong(reason, 'reason'),
    act: (ledger, stage, note) => {
      reopenWorkflow(ledger);
      startSkippedStage(ledger, stage, note);
    },
  },
  SKIP_STAGE: {
    on: 'skip',
    may: maySkipStage,
    unfitting: 'StageAlreadyStarted',
    reason: reasonRefusal,
    act: (ledger, stage, { row, comment }) =>
      autoSkipStage(
        ledger,
        stage,
        { reason: 'MANUAL', at: ledger.now, by: personOf(ledger.agent), comment },
        { row, decisions: [] },
      ),
  },
  LEAVE_STAGE_SKIPPED: {
    on: 'leaveSkipped',
    may: mayLeaveStageSkipped,
    unfitting: 'StageNotInDoubt',
    reason: (reason) => commentTooLong(reason, 'reason'),
    act: (ledger, stage, { row, comment }) =>
      recordStage(
        ledger,
        'STAGE_LEFT_SKIPPED',
        stage,
        { reconsideration: { at: stage.reconsideration?.at ?? ledger.now, isLeft: true } },
        { row, comment: comment === '' ? null : comment },
      ),
  },
};

/** Restarts, starts, or skips a stage, or keeps it skipped. */
export const decideStage = (ledger: Ledger, command: StageCommand): Refusal | null => {
  const stage = ledger.stages.find((one) => one.id === command.stageId);
  if (stage === undefined) return refuse('NotFound', {}, 'stageId');
  const input = inputs[command.kind];
  const row = takeRow(stageTable, stage.status, input.on, {
    guard: () =>
      input.may(ledger.agent, factsOfStage(ledger, stage)) ?? input.reason(command.reason),
    holds: () => false,
    unknown: () => refuse(input.unfitting),
  });
  if (!row.ok) return row.refusals[0];
  input.act(ledger, stage, { row: row.value.row, comment: command.reason.trim() });
  return null;
};
