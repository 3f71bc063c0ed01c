import { approvalTable } from '../tables/approval-table.ts';
import type { Instant } from '../../core/ids.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { taskTable } from '../tables/task-table.ts';
import { reopenStage } from './cascade.ts';
import { renewedDue, withDue } from '../dates/due-date.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { reactivatedPatch } from './reopen-task.ts';
import { reopenWorkflow } from '../flow/reopen-workflow.ts';
import type { RunTask } from '../../run-model/run.ts';
import { stageOf } from '../../run-model/run-view.ts';
import { dueDecision } from '../dates/schedule.ts';

/**
 * Reopens an expired task, with a new due date if given. Reopens its workflow and stage too.
 * Doesn't ask for acceptance again.
 */
export const reopenExpiredTask = (
  ledger: Ledger,
  task: RunTask,
  dueOn: Instant | null = null,
): void => {
  reopenWorkflow(ledger);
  reopenStage(ledger, stageOf(ledger, task));
  const row =
    task.type === 'APPROVAL'
      ? systemRow(approvalTable, task.status, 'restartExpired')
      : systemRow(taskTable, task.status, 'restartExpired');
  const due =
    dueOn === null
      ? renewedDue(ledger, task)
      : {
          patch: { ...withDue(ledger, task, dueOn), isDueByHand: true },
          decisions: [dueDecision(null, dueOn)],
        };
  recordTask(
    ledger,
    'TASK_EXPIRY_RESTARTED',
    task,
    { status: nextState(row, task.status), ...reactivatedPatch(task), ...due.patch },
    { cause: row.cause, decisions: due.decisions },
  );
};
