import { isAssigned, representedPeople } from '../../../party/delegate.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { outstanding, receiptOf } from '../../../task/receipts.ts';
import { taskTable, approvalsCondition } from '../../tables/task-table.ts';
import type { SubmitCommand } from '../../../run-model/command/command.ts';
import { enterDrafts, formRefusal } from '../../values/enter-values.ts';
import type { Ledger } from '../../command/ledger.ts';
import type { RunTask } from '../../../run-model/run.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { submitPart, submitTask } from '../../review/submit-task.ts';
import { askFor } from '../../facts/take-task-row.ts';

/**
 * Returns the people who have submitted, including the current one, if each assignee must submit;
 * or else an empty list.
 */
const withOwnPart = ({ agent, now }: Ledger, task: RunTask): RunTask['handedIn'] => {
  if (task.plan.completion !== 'ALL' || agent === 'SYSTEM' || !isAssigned(agent, task)) return [];
  return [...task.handedIn, receiptOf(agent, task, now)];
};

/** Submits the task. With approvals, it goes to review in a new round. */
export const decideSubmit = (ledger: Ledger, command: SubmitCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const handedIn = withOwnPart(ledger, task);
  const isLast = handedIn.length === 0 || outstanding(task.assignees, handedIn).length === 0;
  const when = isLast ? approvalsCondition(ledger, task) : 'othersOutstanding';
  const row = takeRow(taskTable, task.status, 'submit', {
    ask: askFor(ledger, task, command),
    when,
    otherwise: refuse('TaskNotOpen', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  const refusal =
    enterDrafts(ledger, task.id, command.values ?? [], 'task.saveDraft') ??
    (isLast ? formRefusal(ledger, task.id) : null);
  if (refusal !== null) return refusal;
  if (!isLast) submitPart(ledger, task, row.value, handedIn);
  else {
    const onBehalfOf = agent === 'SYSTEM' ? [] : representedPeople(agent, task);
    submitTask(ledger, task, { row: row.value, onBehalfOf, comment: null });
  }
  return null;
};
