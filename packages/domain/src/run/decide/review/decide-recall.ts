import { mayRecallTask } from '../../../access/task/task-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../../task/task-table.ts';
import type { RecallCommand } from '../../command/command.ts';
import { renewedDue } from '../../dates/due-date.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { resetChildren } from '../../setbacks/reset.ts';
import { taskOf } from '../../run-view.ts';

/** Withdraws the submission. Approvers decide again after the next one. */
export const decideRecall = (ledger: Ledger, command: RecallCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'recall', {
    guard: () => mayRecallTask(agent, factsIn(ledger, agent)(task)),
    holds: () => false,
    unknown: () => refuse('TaskNotInReview', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  resetChildren(ledger, task);
  const status = nextState(row.value, task.status);
  const { patch, decisions } = renewedDue(ledger, task);
  recordTask(
    ledger,
    'TASK_RECALLED',
    task,
    { status, ...patch },
    { row: row.value.row, decisions },
  );
  return null;
};
