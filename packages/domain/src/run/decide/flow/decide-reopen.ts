import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../tables/task-table.ts';
import { resetDependents } from '../../setbacks/cascade.ts';
import type { ReopenCommand } from '../../../run-model/command/command.ts';
import { commentTooLong } from '../../command/comment-length.ts';
import type { Ledger } from '../../command/ledger.ts';
import { reopenTask } from '../../setbacks/reopen-task.ts';
import { stageOf, taskOf, tasksOf } from '../../../run-model/run-view.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Reopens a task. Dependent tasks stay unless the command resets them. */
export const decideReopen = (ledger: Ledger, command: ReopenCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeRow(taskTable, task.status, 'reopen', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('TaskNotCompleted', { status: task.status }),
  });
  if (!row.ok) return row.refusals[0];
  const refusal = commentTooLong(command.reason, 'reason');
  if (refusal !== null) return refusal;
  if (command.cascade !== 'NONE')
    resetDependents(
      ledger,
      task,
      command.cascade === 'STAGE' ? tasksOf(ledger, stageOf(ledger, task)) : [],
    );
  reopenTask(ledger, task, { row: row.value, comment: command.reason.trim() });
  return null;
};
