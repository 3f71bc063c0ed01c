import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../tables/task-table.ts';
import type { RecallCommand } from '../../../run-model/command/command.ts';
import { renewedDue } from '../../dates/due-date.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { resetChildren } from '../../setbacks/reset.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Withdraws the submission. Approvers decide again after the next one. */
export const decideRecall = (ledger: Ledger, command: RecallCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'recall', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('TaskNotInReview', { status: task.status }),
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
    { cause: row.value.cause, decisions },
  );
  return null;
};
