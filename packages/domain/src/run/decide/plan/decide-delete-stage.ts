import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { stageTable } from '../../tables/stage-table.ts';
import { factsOfStage } from '../../facts/facts-of-stage.ts';
import { deletionRecord } from '../../flow/deletion-record.ts';
import { recordPlan, type Ledger } from '../../command/ledger.ts';
import { reconnectStageFollowers, reconnectFollowers } from '../../flow/reconnect-followers.ts';
import type { DeleteStageCommand } from '../../../run-model/command/plan-command.ts';
import { needsOfOthers, stageGoing } from '../../facts/task-uses.ts';

/** Deletes a stage with its tasks if nothing in it has started and nothing else needs it. */
export const decideDeleteStage = (ledger: Ledger, command: DeleteStageCommand): Refusal | null => {
  const stage = ledger.stages[ledger.index.stageAt.get(command.stageId) ?? -1];
  if (stage === undefined) return refuse('NotFound');
  const row = takeRow(stageTable, stage.status, 'delete', {
    ask: (guard) => guard(ledger.agent, factsOfStage(ledger, stage), command),
    otherwise: refuse('StageAlreadyStarted'),
  });
  if (!row.ok) return row.refusals[0];
  const going = stageGoing(ledger, stage);
  const needs = needsOfOthers(ledger, going);
  if (needs.length > 0) return refuse('CannotDeleteInUseStage', { count: needs.length });
  const { cause } = row.value;
  reconnectFollowers(ledger, going.tasks, cause);
  reconnectStageFollowers(ledger, stage, cause);
  recordPlan(ledger, {
    kind: 'STAGE_DELETED',
    cause,
    taskId: null,
    stageId: stage.id,
    stage,
    stageTexts: command.was,
    ...deletionRecord(ledger, going.tasks, command.labels),
  });
  return null;
};
