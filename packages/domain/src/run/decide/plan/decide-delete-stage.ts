import { mayDeleteStage } from '../../../access/workflow/stage-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { stageTable } from '../../../stage/stage-table.ts';
import { factsOfStage } from '../../facts/facts-of-stage.ts';
import { deletionRecord } from '../../flow/deletion-record.ts';
import { recordPlan, type Ledger } from '../../command/ledger.ts';
import { reconnectStageFollowers, reconnectFollowers } from '../../flow/reconnect-followers.ts';
import type { DeleteStageCommand } from '../../command/plan-command.ts';
import { needsOfOthers, stageGoing } from '../../facts/task-uses.ts';

/** Deletes a stage with its tasks if nothing in it has started and nothing else needs it. */
export const decideDeleteStage = (ledger: Ledger, command: DeleteStageCommand): Refusal | null => {
  const stage = ledger.stages[ledger.index.stageAt.get(command.stageId) ?? -1];
  if (stage === undefined) return refuse('NotFound');
  const row = takeRow(stageTable, stage.status, 'delete', {
    guard: () => mayDeleteStage(ledger.agent, factsOfStage(ledger, stage)),
    holds: () => false,
    unknown: () => refuse('StageAlreadyStarted'),
  });
  if (!row.ok) return row.refusals[0];
  const going = stageGoing(ledger, stage);
  const needs = needsOfOthers(ledger, going);
  if (needs.length > 0) return refuse('CannotDeleteInUseStage', { count: needs.length });
  const { row: letter } = row.value;
  reconnectFollowers(ledger, going.tasks, letter);
  reconnectStageFollowers(ledger, stage, letter);
  recordPlan(ledger, {
    kind: 'STAGE_DELETED',
    row: letter,
    taskId: null,
    stageId: stage.id,
    stage,
    stageTexts: command.was,
    ...deletionRecord(ledger, going.tasks, command.labels),
  });
  return null;
};
