import { systemRow } from '../core/state-table.ts';
import { taskTable } from '../task/task-table.ts';
import { pullBack } from './cascade.ts';
import type { Ledger } from './ledger.ts';
import { reopenTask } from './reopen-task.ts';
import type { RunTask } from './run.ts';
import { taskByKey } from './run-view.ts';
import { reviveExpired } from './revive-expired.ts';
import { sentBackOnce } from './sent-back.ts';
import { unskipTask } from './unskip-task.ts';

/** REOPEN_TASK: the judged task is opened again, and all that was built on it waits for it. */
export const sendBackFrom = (ledger: Ledger, approval: RunTask, comment: string): void => {
  if (approval.rejectAction?.kind !== 'REOPEN_TASK') return;
  const target = taskByKey(ledger, approval.rejectAction.task);
  // The linter lets no approval be the target: whoever decided does not do the work again.
  if (target === undefined || target.type !== 'DEFAULT') return;
  pullBack(ledger, target, approval);
  if (target.skippedAt !== null) unskipTask(ledger, target);
  if (target.expirationStatus === 'EXPIRED') reviveExpired(ledger, target);
  if (target.status === 'COMPLETED')
    reopenTask(ledger, target, {
      row: systemRow(taskTable, target.status, 'reopen'),
      comment,
      ...sentBackOnce(target, ledger.workflow.rejectCycleLimit, ledger.now),
    });
};
