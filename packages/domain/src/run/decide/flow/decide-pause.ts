import { personOf } from '../../../access/actor.ts';
import { mayPauseWorkflow } from '../../../access/workflow/workflow-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../../workflow/workflow-table.ts';
import type { PauseCommand } from '../../command/command.ts';
import { reasonRefusal } from '../../command/comment-length.ts';
import { freezeTasks } from '../../flow/freeze.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';

/** Pauses the workflow. Staffing can still be changed. */
export const decidePause = (ledger: Ledger, command: PauseCommand): Refusal | null => {
  const { workflow, agent } = ledger;
  const { scheduleStatus: status } = workflow;
  const row = takeRow(workflowTable, status, 'pause', {
    guard: () => mayPauseWorkflow(agent, workflow) ?? reasonRefusal(command.reason),
    holds: () => false,
    unknown: () => refuse('WorkflowNotRunning', { status }),
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
    { row: row.value.row, comment: pauseReason },
  );
  freezeTasks(ledger, 'PAUSED', row.value.row);
  return null;
};
