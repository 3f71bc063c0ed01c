import { mayEndWorkflow } from '../../../access/workflow/workflow-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../../workflow/workflow-table.ts';
import type { EndCommand } from '../../command/command.ts';
import { reasonRefusal } from '../../command/comment-length.ts';
import { endWorkflow } from '../../flow/end-workflow.ts';
import type { Ledger } from '../../command/ledger.ts';

export const decideEnd = (ledger: Ledger, command: EndCommand): Refusal | null => {
  const { workflow, agent } = ledger;
  const { scheduleStatus: status } = workflow;
  const row = takeRow(workflowTable, status, 'end', {
    guard: () =>
      mayEndWorkflow(agent, workflow) ??
      // A reason is optional if the end follows from a restart of the parent.
      (agent === 'SYSTEM' ? null : reasonRefusal(command.reason)),
    holds: () => false,
    unknown: () => refuse('WorkflowAlreadyOver', { status }),
  });
  if (!row.ok) return row.refusals[0];
  endWorkflow(ledger, { reason: command.reason.trim() });
  return null;
};
