import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { workflowTable, type WorkflowCondition } from '../../tables/workflow-table.ts';
import type { RestartCommand } from '../../../run-model/command/command.ts';
import { freezeTasks } from '../../flow/freeze.ts';
import { resumeTasks } from '../../clock/thaw.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';
import { restartEndedChildren } from '../linked/decide-restart-children.ts';
import type { RunWorkflow } from '../../../run-model/run.ts';
import { followRestarted } from '../../linked/settle-linked.ts';
import { factsOfWorkflow } from '../../facts/facts-of-workflow.ts';

/** Returns the status before the end. */
const statusBeforeEnd = (workflow: RunWorkflow): WorkflowCondition => {
  if (workflow.pausedAt !== null) return 'wasPaused';
  if (workflow.startedAt !== null) return 'wasRunning';
  return workflow.scheduledFor === null ? 'wasNotStarted' : 'wasScheduled';
};

/** Restarts an ended workflow. The time since the end counts as a pause. */
export const decideRestart = (ledger: Ledger, command: RestartCommand): Refusal | null => {
  const { workflow, agent } = ledger;
  const { scheduleStatus: status } = workflow;
  const before = statusBeforeEnd(workflow);
  const row = takeRow(workflowTable, status, 'restart', {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), command),
    when: before,
    otherwise: refuse('WorkflowNotEnded', { status }),
  });
  if (!row.ok) return row.refusals[0];
  recordWorkflow(
    ledger,
    'WORKFLOW_RESTARTED',
    {
      scheduleStatus: nextState(row.value, status),
      endedAt: null,
      endReason: null,
      endCause: null,
      endedBy: null,
    },
    { cause: row.value.cause, comment: command.reason.trim() },
  );
  // A pause from before the end continues; its resume covers the whole time.
  if (before === 'wasPaused') freezeTasks(ledger, 'PAUSED', row.value.cause);
  else resumeTasks(ledger, workflow.endedAt ?? ledger.now, row.value.cause);
  if (command.withChildren === true) restartEndedChildren(ledger, command.reason.trim());
  followRestarted(ledger);
  return null;
};
