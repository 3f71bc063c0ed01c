import { personOf } from '../../access/actor.ts';
import { mayEndWorkflow } from '../../access/workflow-access.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextState, takeRow } from '../../core/state-table.ts';
import { workflowTable } from '../../workflow/workflow-table.ts';
import type { EndCommand } from '../command.ts';
import { reasonRefusal } from '../comment-length.ts';
import { freezeTasks } from '../freeze.ts';
import { recordWorkflow, type Ledger } from '../ledger.ts';

/** W6: nothing goes on any more. Every status is kept, so that W8 loses nothing. */
export const decideEnd = (ledger: Ledger, command: EndCommand): Refusal | null => {
  const { workflow, agent } = ledger;
  const { scheduleStatus: status } = workflow;
  const row = takeRow(workflowTable, status, 'end', {
    guard: () => mayEndWorkflow(agent, workflow) ?? reasonRefusal(command.reason),
    holds: () => false,
    unknown: () => refuse('WorkflowAlreadyOver', { status }),
  });
  if (!row.ok) return row.refusals[0];
  const endReason = command.reason.trim();
  recordWorkflow(
    ledger,
    'WORKFLOW_ENDED',
    {
      scheduleStatus: nextState(row.value, status),
      endedAt: ledger.now,
      endReason,
      endedBy: personOf(agent),
    },
    { row: row.value.row, comment: endReason },
  );
  freezeTasks(ledger, 'ENDED', row.value.row);
  return null;
};
