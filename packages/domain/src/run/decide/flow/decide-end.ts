import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../tables/workflow-table.ts';
import type { EndCommand } from '../../../run-model/command/command.ts';
import { endWorkflow } from '../../flow/end-workflow.ts';
import type { Ledger } from '../../command/ledger.ts';
import { factsOfWorkflow } from '../../facts/facts-of-workflow.ts';

export const decideEnd = (ledger: Ledger, command: EndCommand): Refusal | null => {
  const { workflow, agent } = ledger;
  const { scheduleStatus: status } = workflow;
  const row = takeRow(workflowTable, status, 'end', {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), command),
    otherwise: refuse('WorkflowAlreadyOver', { status }),
  });
  if (!row.ok) return row.refusals[0];
  endWorkflow(ledger, { reason: command.reason.trim() });
  return null;
};
