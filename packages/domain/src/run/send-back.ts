import { systemRow } from '../core/state-table.ts';
import { taskTable } from '../task/task-table.ts';
import { pullBack } from './cascade.ts';
import type { Ledger } from './ledger.ts';
import { reopenTask } from './reopen-task.ts';
import { resetTask } from './reset.ts';
import type { RunTask } from './run.ts';
import { stageOf, taskOf } from './run-view.ts';
import { reviveExpired } from './revive-expired.ts';
import { sentBackOnce } from './sent-back.ts';
import { unskipTask } from './unskip-task.ts';

/**
 * REOPEN_TASK: the task is opened again, and all that was built on it waits for it, the
 * rejecting approval included.
 */
export const sendBackTo = (
  ledger: Ledger,
  target: RunTask,
  rejecting: RunTask,
  comment: string,
): void => {
  pullBack(ledger, target, [rejecting]);
  const current = taskOf(ledger, target.id) ?? target;
  const stage = stageOf(ledger, current);
  // What a restart has kept of a stage that is still to come is done again when it comes.
  if (stage.status === 'NOT_STARTED' && current.status === 'COMPLETED') resetTask(ledger, current);
  if (stage.status === 'NOT_STARTED' || stage.status === 'SKIPPED') return;
  if (current.skippedAt !== null) unskipTask(ledger, current);
  if (current.expirationStatus === 'EXPIRED') reviveExpired(ledger, current);
  if (current.status === 'COMPLETED')
    reopenTask(ledger, current, {
      row: systemRow(taskTable, current.status, 'reopen'),
      comment,
      isRework: true,
      ...sentBackOnce(current, ledger.workflow.rejectCycleLimit, ledger.now),
    });
};
