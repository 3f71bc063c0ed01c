import { nextState, systemRow } from '../core/state-table.ts';
import { itemAt } from '../core/item-at.ts';
import { taskTable } from '../task/task-table.ts';
import { requestApproval } from './activate.ts';
import { dueAgain } from './due-date.ts';
import { recordTask, type Ledger } from './ledger.ts';
import { dismissApproval } from './reset.ts';
import type { RunTask } from './run.ts';
import { childrenOf } from './run-view.ts';
import { sentBackOnce } from './sent-back.ts';

/** D8: one rejection is enough; whoever has not voted need not. */
const sendBack = (
  ledger: Ledger,
  task: RunTask,
  children: readonly RunTask[],
  rejecting: RunTask,
): void => {
  for (const child of children)
    if (child.status === 'PENDING_SUBMISSION') dismissApproval(ledger, child);
  const row = systemRow(taskTable, task.status, 'childRejected');
  const { patch, decisions } = sentBackOnce(task, ledger.workflow.rejectCycleLimit, ledger.now);
  const vote = ledger.votes.findLast(
    (one) =>
      one.taskId === rejecting.id && one.round === rejecting.round && one.decision === 'REJECTED',
  );
  const due = dueAgain(ledger, task);
  recordTask(
    ledger,
    'TASK_SENT_BACK',
    task,
    { status: nextState(row, task.status), ...due.patch, ...patch },
    { row: row.row, decisions: [...due.decisions, ...decisions], comment: vote?.comment ?? null },
  );
};

const askLevel = (ledger: Ledger, task: RunTask, level: readonly RunTask[]): void => {
  for (const child of level)
    if (child.status === 'INACTIVE')
      requestApproval(ledger, child, task.round, {
        rule: 'APPROVAL_LEVEL',
        operands: { level: child.level, round: task.round },
        result: 'MET',
      });
};

/** D7, D8, or A1 of the next level: what the votes so far mean for a task under review. */
export const settleReview = (ledger: Ledger, task: RunTask): void => {
  const children = childrenOf(ledger, task);
  const rejecting = children.find((child) => child.status === 'REJECTED');
  if (rejecting !== undefined) {
    sendBack(ledger, task, children, rejecting);
    return;
  }
  const next = children.findIndex((child) => child.status !== 'COMPLETED');
  if (next >= 0) {
    const { level } = itemAt(children, next);
    askLevel(
      ledger,
      task,
      children.filter((child) => child.level === level),
    );
    return;
  }
  const row = systemRow(taskTable, task.status, 'allLevelsApproved');
  recordTask(
    ledger,
    'TASK_COMPLETED',
    task,
    { status: nextState(row, task.status), completedAt: ledger.now },
    { row: row.row },
  );
};
