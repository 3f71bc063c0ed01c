import { nextState, systemRow, rowFor } from '../../core/state-table.ts';
import { outstanding } from '../../task/receipts.ts';
import { isExpired } from '../../task/settled.ts';
import { taskTable, approvalsCondition } from '../tables/task-table.ts';
import { acknowledgedCondition } from '../facts/acknowledged.ts';
import { dueOnceConfirmed } from '../dates/due-date.ts';
import { formRefusal } from '../values/enter-values.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { submitTask } from './submit-task.ts';

/** Starts the task if all remaining assignees have accepted. */
const settleConfirmed = (ledger: Ledger, task: RunTask): void => {
  if (acknowledgedCondition(task) !== 'allAcknowledged') return;
  const row = systemRow(taskTable, task.status, 'acknowledge', 'allAcknowledged');
  const status = nextState(row, task.status);
  const { patch, decisions } = dueOnceConfirmed(ledger, task);
  recordTask(
    ledger,
    'TASK_ACKNOWLEDGED',
    task,
    { status, ...patch },
    { cause: row.cause, decisions },
  );
};

const aboutPeople = ['assignees', 'frozeForReason', 'hasException', 'expirationStatus'];

/** Returns whether the command changed the assignees or the status of the task. */
const isChanged = ({ events }: Ledger, { id }: RunTask): boolean =>
  events.some(
    (event) =>
      event.subject === 'TASK' &&
      event.taskId === id &&
      aboutPeople.some((field) => field in event.after),
  );

/**
 * Submits the task if all remaining assignees have submitted. If the form is incomplete, one of
 * them must submit again.
 */
const settleParts = (ledger: Ledger, task: RunTask): void => {
  const last = task.handedIn.at(-1);
  if (last === undefined || task.hasException || !isChanged(ledger, task)) return;
  if (outstanding(task.assignees, task.handedIn).length > 0) return;
  if (formRefusal(ledger, task.id) !== null) return;
  const row = rowFor(taskTable, task.status, 'submit', approvalsCondition(ledger, task));
  if (row !== undefined)
    submitTask(ledger, task, { row, onBehalfOf: [], comment: null, by: last.by });
};

/** Updates tasks that each assignee must accept or submit after one was removed or delegated. */
export const settleTogether = (ledger: Ledger, task: RunTask): void => {
  if (isExpired(task)) return;
  if (task.status === 'PENDING_ACKNOWLEDGEMENT') settleConfirmed(ledger, task);
  else settleParts(ledger, task);
};
