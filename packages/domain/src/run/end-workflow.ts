import { personOf } from '../access/actor.ts';
import { nextState, systemRow } from '../core/state-table.ts';
import { workflowTable } from '../workflow/workflow-table.ts';
import { freezeTasks } from './freeze.ts';
import { recordWorkflow, type Ledger } from './ledger.ts';

/** W6: nothing goes on any more. Every status is kept, so that W8 loses nothing. */
export const endWorkflow = (ledger: Ledger, endReason: string): void => {
  const { workflow, agent, now } = ledger;
  const row = systemRow(workflowTable, workflow.scheduleStatus, 'end');
  recordWorkflow(
    ledger,
    'WORKFLOW_ENDED',
    {
      scheduleStatus: nextState(row, workflow.scheduleStatus),
      endedAt: now,
      endReason,
      endedBy: personOf(agent),
    },
    { row: row.row, comment: endReason },
  );
  freezeTasks(ledger, 'ENDED', row.row);
};
