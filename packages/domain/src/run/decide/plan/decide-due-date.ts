import { mayEditDueDate } from '../../../access/task/task-access.ts';
import { approvalTable } from '../../../approval/approval-table.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../../task/task-table.ts';
import type { ChangeDueDateCommand } from '../../command/command.ts';
import { withDue } from '../../dates/due-date.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { dueDecision } from '../../dates/schedule.ts';
import { taskOf } from '../../run-view.ts';

/** Sets the due date. It stays when the task starts, but not when the task is reset. */
export const decideDueDate = (ledger: Ledger, command: ChangeDueDateCommand): Refusal | null => {
  const { agent } = ledger;
  const { dueOn } = command;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const check = {
    guard: () => mayEditDueDate(agent, factsIn(ledger, agent)(task)),
    holds: () => false,
    unknown: () => refuse('TaskCompleted'),
  };
  const row =
    task.type === 'APPROVAL'
      ? takeRow(approvalTable, task.status, 'changeDueDate', check)
      : takeRow(taskTable, task.status, 'changeDueDate', check);
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
    { row: row.value.row, decisions: [dueDecision(null, dueOn)] },
  );
  return null;
};
