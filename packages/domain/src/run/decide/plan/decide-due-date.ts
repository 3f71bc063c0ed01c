import { refuse, type Refusal } from '../../../core/refusal.ts';
import type { ChangeDueDateCommand } from '../../../run-model/command/command.ts';
import { withDue } from '../../dates/due-date.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { dueDecision } from '../../dates/schedule.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { takeTaskRow } from '../../facts/take-task-row.ts';

/** Sets the due date. It stays when the task starts, but not when the task is reset. */
export const decideDueDate = (ledger: Ledger, command: ChangeDueDateCommand): Refusal | null => {
  const { dueOn } = command;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeTaskRow(ledger, task, 'changeDueDate', command);
  if (!row.ok) return row.refusals[0];
  if (dueOn !== null && !Number.isFinite(dueOn)) return refuse('InvalidDate', {}, 'dueOn');
  if (dueOn === task.dueOn) return null;
  recordTask(
    ledger,
    'TASK_DUE_CHANGED',
    task,
    {
      ...withDue(ledger, task, dueOn),
      isDueByHand: dueOn !== null,
      isDueSetWhileHeld: task.frozeForReason !== null || task.clockStoppedAt !== null,
    },
    { cause: row.value.cause, decisions: [dueDecision(null, dueOn)] },
  );
  return null;
};
