import { personOf } from '../../party/actor.ts';
import { systemRow } from '../../core/state-table.ts';
import { isStarted } from '../../task/work-state.ts';
import { taskTable } from '../tables/task-table.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { reopenTask } from './reopen-task.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskOf } from '../../run-model/run-view.ts';
import { unskipTask } from './unskip-task.ts';

/** REPORT_EXCEPTION reports the rejection as a problem of the task. */
export const reportRejection = (ledger: Ledger, target: RunTask, comment: string): void => {
  if (target.skippedAt !== null) {
    unskipTask(ledger, target);
    return;
  }
  if (target.status === 'COMPLETED')
    reopenTask(ledger, target, {
      row: systemRow(taskTable, target.status, 'reportException'),
      comment,
    });
  const open = taskOf(ledger, target.id) ?? target;
  if (!isStarted(open) || open.hasException) return;
  const { cause } = systemRow(taskTable, open.status, 'reportException');
  recordTask(
    ledger,
    'TASK_EXCEPTION_REPORTED',
    open,
    {
      hasException: true,
      exception: {
        category: 'REJECTED',
        text: comment,
        reportedBy: personOf(ledger.agent),
        at: ledger.now,
      },
    },
    { cause, comment },
  );
};
