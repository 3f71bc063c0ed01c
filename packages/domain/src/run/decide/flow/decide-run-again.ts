import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { workflowTable } from '../../tables/workflow-table.ts';
import type { RunAgainCommand } from '../../../run-model/command/command.ts';
import { fillIntake } from '../../values/enter-values.ts';
import { settleAfterPause, unfreezeTasks } from '../../clock/thaw.ts';
import { recordWorkflow, type Ledger } from '../../command/ledger.ts';
import { recountDays } from '../../dates/recount-days.ts';
import { planFromStart } from '../../dates/plan-from-start.ts';
import { restartStages } from '../../setbacks/restart-stages.ts';
import { factsOfWorkflow } from '../../facts/facts-of-workflow.ts';

/** Runs the workflow again from the start or a stage. The history stays. */
export const decideRunAgain = (ledger: Ledger, command: RunAgainCommand): Refusal | null => {
  const { workflow, agent, now } = ledger;
  const { scheduleStatus: status } = workflow;
  const named = ledger.stages.find((stage) => stage.id === command.stageId) ?? null;
  const row = takeRow(workflowTable, status, 'runAgain', {
    ask: (guard) => guard(agent, factsOfWorkflow(ledger, agent), command),
    otherwise: refuse('WorkflowNotOver', { status }),
  });
  if (!row.ok) return row.refusals[0];
  if (command.stageId !== null && named === null) return refuse('NotFound', {}, 'stageId');
  if (named?.status === 'NOT_STARTED') return refuse('StageNotStarted', {}, 'stageId');
  // A workflow that never started must first complete its intake form.
  const missing = workflow.startedAt === null ? fillIntake(ledger, [], row.value.cause) : null;
  if (missing !== null) return missing;
  const note = { cause: row.value.cause, comment: command.reason.trim() };
  recordWorkflow(
    ledger,
    'WORKFLOW_RESTARTED',
    {
      scheduleStatus: nextState(row.value, status),
      runNumber: workflow.runNumber + 1,
      startedAt: named === null ? now : (workflow.startedAt ?? now),
      scheduledFor: null,
      endedAt: null,
      endReason: null,
      endCause: null,
      endedBy: null,
      pausedAt: null,
      pauseReason: null,
      pausedBy: null,
    },
    note,
  );
  unfreezeTasks(ledger, workflow.pausedAt ?? workflow.endedAt ?? now, note.cause);
  restartStages(ledger, { stages: named === null ? ledger.stages : [named], named, ...note });
  if (named === null) {
    recountDays(ledger, note.cause);
    planFromStart(ledger, note.cause);
  }
  for (const task of ledger.tasks) settleAfterPause(ledger, task);
  return null;
};
