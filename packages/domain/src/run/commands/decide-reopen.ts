import { mayReopenTask } from '../../access/task-access.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { takeRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import type { ReopenCommand } from '../command.ts';
import { commentTooLong } from '../comment-length.ts';
import { factsIn } from '../facts-of-task.ts';
import type { Ledger } from '../ledger.ts';
import { reopenTask } from '../reopen-task.ts';
import { taskOf } from '../run-view.ts';

/** D11 by a person, cascade NONE: what others have built on the task stays. */
export const decideReopen = (ledger: Ledger, command: ReopenCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'reopen', {
    guard: () => mayReopenTask(agent, factsIn(ledger, agent)(task)),
    holds: () => false,
    unknown: () => refuse('TaskNotCompleted', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  const refusal = commentTooLong(command.reason, 'reason');
  if (refusal !== null) return refusal;
  reopenTask(ledger, task, { row: row.value, comment: command.reason.trim() });
  return null;
};
