import { mayResumeWorkflow } from '../../../access/workflow/workflow-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../../workflow/workflow-table.ts';
import { resumeTasks } from '../../clock/thaw.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';
import { followRestarted } from '../../linked/settle-linked.ts';

/** Resumes the workflow and extends open due dates. */
export const decideResume = (ledger: Ledger): Refusal | null => {
  const { workflow, agent } = ledger;
  const { scheduleStatus: status } = workflow;
  const row = takeRow(workflowTable, status, 'resume', {
    guard: () => mayResumeWorkflow(agent, workflow),
    holds: () => false,
    unknown: () => refuse('WorkflowNotPaused', { status }),
  });
  if (!row.ok) return row.refusals[0];
  recordWorkflow(
    ledger,
    'WORKFLOW_RESUMED',
    {
      scheduleStatus: nextState(row.value, status),
      pausedAt: null,
      pauseReason: null,
      pausedBy: null,
    },
    { row: row.value.row },
  );
  resumeTasks(ledger, workflow.pausedAt ?? ledger.now, row.value.row);
  followRestarted(ledger);
  return null;
};
