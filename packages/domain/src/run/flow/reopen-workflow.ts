import { nextState, systemRow } from '../../core/state-table.ts';
import { workflowTable } from '../tables/workflow-table.ts';
import { recordWorkflow, type Ledger } from '../command/ledger.ts';

/** Reopens the workflow if it is completed, since it has an open task again. */
export const reopenWorkflow = (ledger: Ledger): void => {
  const { workflow } = ledger;
  if (workflow.scheduleStatus !== 'COMPLETED') return;
  const row = systemRow(workflowTable, workflow.scheduleStatus, 'taskReopened');
  recordWorkflow(
    ledger,
    'WORKFLOW_REOPENED',
    { scheduleStatus: nextState(row, workflow.scheduleStatus), endedAt: null },
    { cause: row.cause },
  );
};
