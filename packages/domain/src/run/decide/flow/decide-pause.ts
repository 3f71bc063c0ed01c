import { personOf } from '../../../party/actor.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../tables/workflow-table.ts';
import type { PauseCommand } from '../../../run-model/command/command.ts';
import { freezeTasks } from '../../flow/freeze.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';
import { factsOfWorkflow } from '../../facts/facts-of-workflow.ts';

/** Pauses the workflow. Staffing can still be changed. */
export const decidePause = (ledger: Ledger, command: PauseCommand): Refusal | null => {
  const { workflow, agent } = ledger;
  const { scheduleStatus: status } = workflow;
  const row = takeRow(workflowTable, status, 'pause', {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), command),
    otherwise: refuse('WorkflowNotRunning', { status }),
  });
  if (!row.ok) return row.refusals[0];
  const pauseReason = command.reason.trim();
  recordWorkflow(
    ledger,
    'WORKFLOW_PAUSED',
    {
      scheduleStatus: nextState(row.value, status),
      pausedAt: ledger.now,
      pauseReason,
      pausedBy: personOf(agent),
    },
    { cause: row.value.cause, comment: pauseReason },
  );
  freezeTasks(ledger, 'PAUSED', row.value.cause);
  return null;
};
