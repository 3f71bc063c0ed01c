import { mayRestartExpired } from '../../../access/task/task-access.ts';
import { approvalTable } from '../../../approval/approval-table.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../../task/task-table.ts';
import type { RestartExpiredCommand } from '../../command/command.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import type { Ledger } from '../../command/ledger.ts';
import { reopenExpiredTask } from '../../setbacks/reopen-expired.ts';
import { taskOf } from '../../run-view.ts';
import { settleAfterPause } from '../../clock/thaw.ts';

/** Gives the expired task a new due date, which must be in the future. */
export const decideRestartExpired = (
  ledger: Ledger,
  command: RestartExpiredCommand,
): Refusal | null => {
  const { agent, now } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const check = {
    guard: () =>
      mayRestartExpired(agent, factsIn(ledger, agent)(task)) ??
      (command.dueOn > now ? null : refuse('DueDatePast', {}, 'dueOn')),
    holds: () => false,
    unknown: () => refuse('TaskNotExpired'),
  };
  const row =
    task.type === 'APPROVAL'
      ? takeRow(approvalTable, task.status, 'restartExpired', check)
      : takeRow(taskTable, task.status, 'restartExpired', check);
  if (!row.ok) return row.refusals[0];
  reopenExpiredTask(ledger, task, command.dueOn);
  // The approver that was missing may have been removed.
  settleAfterPause(ledger, taskOf(ledger, task.id) ?? task);
  return null;
};
