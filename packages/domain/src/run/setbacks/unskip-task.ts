import { systemRow } from '../../core/state-table.ts';
import { taskTable } from '../tables/task-table.ts';
import { reopenStage } from './cascade.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { reactivatedPatch } from './reopen-task.ts';
import { reopenWorkflow } from '../flow/reopen-workflow.ts';
import type { RunTask } from '../../run-model/run.ts';
import { stageOf } from '../../run-model/run-view.ts';
import { outcomeLost } from '../facts/trigger.ts';

/**
 * Undoes a skip and reopens its workflow and stage. A person's undo also waives the required
 * outcome.
 */
export const unskipTask = (
  ledger: Ledger,
  task: RunTask,
  askedAgain: DecisionRecord | null = null,
): void => {
  reopenWorkflow(ledger);
  reopenStage(ledger, stageOf(ledger, task));
  const { cause } = systemRow(taskTable, task.status, 'unskip');
  // Waives a required outcome that can't occur anymore, because the task would be skipped again.
  const isLost = task.skipReason === 'OUTCOME' || outcomeLost(ledger, task) !== null;
  recordTask(
    ledger,
    'TASK_UNSKIPPED',
    task,
    {
      skippedAt: null,
      skipReason: null,
      ...(askedAgain === null && reactivatedPatch(task)),
      ...(task.type === 'APPROVAL' && { approvalStatus: null }),
      ...(isLost && askedAgain === null && { isOutcomeWaived: true }),
    },
    { cause, decisions: askedAgain === null ? [] : [askedAgain] },
  );
};
