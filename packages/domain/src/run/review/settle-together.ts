import { takeRow, nextState, systemRow } from '../../core/state-table.ts';
import { refuse } from '../../core/refusal.ts';
import { outstanding } from '../../task/receipts.ts';
import { isExpired } from '../../task/settled.ts';
import { taskTable } from '../../task/task-table.ts';
import { acknowledgedCondition } from '../facts/acknowledged.ts';
import { dueOnceConfirmed } from '../dates/due-date.ts';
import { formRefusal } from '../values/enter-values.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../run.ts';
import { childrenOf } from '../run-view.ts';
import { submitTask } from './submit-task.ts';

/** D2: whoever is left has confirmed. */
const settleConfirmed = (ledger: Ledger, task: RunTask): void => {
  if (acknowledgedCondition(task) !== 'allAcknowledged') return;
  const row = systemRow(taskTable, task.status, 'acknowledge', 'allAcknowledged');
  const status = nextState(row, task.status);
  const { patch, decisions } = dueOnceConfirmed(ledger, task);
  recordTask(ledger, 'TASK_ACKNOWLEDGED', task, { status, ...patch }, { row: row.row, decisions });
};

const aboutPeople = ['assignees', 'frozeForReason', 'hasException', 'expirationStatus'];

/** Who does it, or whether it goes on, is otherwise than before the command. */
const isChanged = ({ events }: Ledger, { id }: RunTask): boolean =>
  events.some(
    (event) =>
      event.subject === 'TASK' &&
      event.taskId === id &&
      aboutPeople.some((field) => field in event.after),
  );

/**
 * D6, D10: whoever is left has handed in a part, so it is handed in, by the last of them. Where the
 * form is not in order yet one of them hands it in once more; filling it in does not do that.
 */
const settleParts = (ledger: Ledger, task: RunTask): void => {
  const last = task.handedIn.at(-1);
  if (last === undefined || task.hasException || !isChanged(ledger, task)) return;
  if (outstanding(task.assignees, task.handedIn).length > 0) return;
  if (formRefusal(ledger, task.id) !== null) return;
  const hasApprovals = childrenOf(ledger, task).length > 0;
  const row = takeRow(taskTable, task.status, 'submit', {
    guard: () => null,
    holds: (name) => name !== 'othersOutstanding' && (name === 'hasApprovals') === hasApprovals,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
  });
  if (row.ok)
    submitTask(ledger, task, { row: row.value, onBehalfOf: [], comment: null, by: last.by });
};

/** Where each has to confirm, or to hand in: nobody is waited for who was taken off, or has handed on what was theirs. */
export const settleTogether = (ledger: Ledger, task: RunTask): void => {
  if (isExpired(task)) return;
  if (task.status === 'PENDING_ACKNOWLEDGEMENT') settleConfirmed(ledger, task);
  else settleParts(ledger, task);
};
