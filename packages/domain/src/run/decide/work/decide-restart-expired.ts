import { refuse, type Refusal } from '../../../core/refusal.ts';
import type { RestartExpiredCommand } from '../../../run-model/command/command.ts';
import type { Ledger } from '../../command/ledger.ts';
import { reopenExpiredTask } from '../../setbacks/reopen-expired.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { settleAfterPause } from '../../clock/thaw.ts';
import { takeTaskRow } from '../../facts/take-task-row.ts';

/** Gives the expired task a new due date, which must be in the future. */
export const decideRestartExpired = (
  ledger: Ledger,
  command: RestartExpiredCommand,
): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeTaskRow(ledger, task, 'restartExpired', command, refuse('TaskNotExpired'));
  if (!row.ok) return row.refusals[0];
  if (command.dueOn <= ledger.now) return refuse('DueDatePast', {}, 'dueOn');
  reopenExpiredTask(ledger, task, command.dueOn);
  // While the approval was expired, the last missing approver may have been removed.
  settleAfterPause(ledger, taskOf(ledger, task.id) ?? task);
  return null;
};
