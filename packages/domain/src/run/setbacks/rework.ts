import { nextState, systemRow } from '../../core/state-table.ts';
import { taskTable } from '../tables/task-table.ts';
import { dueForRework } from '../dates/due-date.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { dismissApproval } from './reset.ts';
import type { RunTask } from '../../run-model/run.ts';
import { childrenOf } from '../../run-model/run-view.ts';
import { countReturn } from './sent-back.ts';

/**
 * Sends a task in review back if one of its approvals is rejected, and cancels open votes. Returns
 * whether it did.
 */
export const reworked = (ledger: Ledger, task: RunTask): boolean => {
  const children = childrenOf(ledger, task);
  const rejecting = children.find((child) => child.status === 'REJECTED');
  if (rejecting === undefined) return false;
  for (const child of children)
    if (child.status === 'PENDING_SUBMISSION') dismissApproval(ledger, child);
  const row = systemRow(taskTable, task.status, 'childRejected');
  const { patch, decisions } = countReturn(task, ledger.workflow.rejectCycleLimit, ledger.now);
  const vote = ledger.votes.findLast(
    (one) =>
      one.taskId === rejecting.id && one.round === rejecting.round && one.decision === 'REJECTED',
  );
  const due = dueForRework(ledger, task);
  recordTask(
    ledger,
    'TASK_SENT_BACK',
    task,
    { status: nextState(row, task.status), ...due.patch, ...patch },
    {
      cause: row.cause,
      decisions: [...due.decisions, ...decisions],
      comment: vote?.comment ?? null,
    },
  );
  return true;
};
