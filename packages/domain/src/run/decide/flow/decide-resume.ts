import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../tables/workflow-table.ts';
import { resumeTasks } from '../../clock/thaw.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';
import { followRestarted } from '../../linked/settle-linked.ts';
import { factsOfWorkflow } from '../../facts/facts-of-workflow.ts';

/** Resumes the workflow and extends open due dates. */
export const decideResume = (ledger: Ledger): Refusal | null => {
  const { workflow, agent } = ledger;
  const { scheduleStatus: status } = workflow;
  const row = takeRow(workflowTable, status, 'resume', {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), null),
    otherwise: refuse('WorkflowNotPaused', { status }),
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
    { cause: row.value.cause },
  );
  resumeTasks(ledger, workflow.pausedAt ?? ledger.now, row.value.cause);
  followRestarted(ledger);
  return null;
};
