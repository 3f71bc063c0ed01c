import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../tables/task-table.ts';
import type { SkipCommand, UnskipCommand } from '../../../run-model/command/command.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { skipped } from '../../setbacks/auto-skip.ts';
import { clearReceipts, resetChildren } from '../../setbacks/reset.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { unskipTask } from '../../setbacks/unskip-task.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Skips a task and its approvals. Tasks that depend on it then start as if it were completed. */
export const decideSkip = (ledger: Ledger, command: SkipCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'skip', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('TaskCompleted'),
  });
  if (!row.ok) return row.refusals[0];
  resetChildren(ledger, task);
  recordTask(
    ledger,
    'TASK_SKIPPED',
    task,
    {
      status: nextState(row.value, task.status),
      ...skipped(ledger, task, 'MANUAL'),
      ...clearReceipts(task),
    },
    { cause: row.value.cause, comment: command.reason.trim() },
  );
  return null;
};

/** Undoes a skip. The task waits for its trigger. */
export const decideUnskip = (ledger: Ledger, command: UnskipCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'unskip', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('TaskNotSkipped'),
  });
  if (!row.ok) return row.refusals[0];
  unskipTask(ledger, task);
  return null;
};
