import { systemRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import { reopenStage } from './cascade.ts';
import type { DecisionRecord } from '../event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { wantedBack } from './reopen-task.ts';
import { reopenWorkflow } from '../flow/reopen-workflow.ts';
import type { RunTask } from '../run.ts';
import { stageOf } from '../run-view.ts';
import { outcomeLost } from '../facts/trigger.ts';

/**
 * D13: to be done after all; its workflow and stage go on if they were finished without it.
 * Unless it is asked again because an outcome can come after all, it is done without that outcome.
 */
export const unskipTask = (
  ledger: Ledger,
  task: RunTask,
  askedAgain: DecisionRecord | null = null,
): void => {
  reopenWorkflow(ledger);
  reopenStage(ledger, stageOf(ledger, task));
  const { row } = systemRow(taskTable, task.status, 'unskip');
  // It would be passed over again, for the outcome that did not come.
  const isLost = task.skipReason === 'OUTCOME' || outcomeLost(ledger, task) !== null;
  recordTask(
    ledger,
    'TASK_UNSKIPPED',
    task,
    {
      skippedAt: null,
      skipReason: null,
      ...(askedAgain === null && wantedBack(task)),
      ...(task.type === 'APPROVAL' && { approvalStatus: null }),
      ...(isLost && askedAgain === null && { isOutcomeWaived: true }),
    },
    { row, decisions: askedAgain === null ? [] : [askedAgain] },
  );
};
