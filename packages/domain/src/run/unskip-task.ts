import { systemRow } from '../core/state-table.ts';
import { taskTable } from '../task/task-table.ts';
import { reopenStage } from './cascade.ts';
import { recordTask, type Ledger } from './ledger.ts';
import { reopenWorkflow } from './reopen-workflow.ts';
import type { RunTask } from './run.ts';
import { stageOf } from './run-view.ts';

/** D13: to be done after all; its workflow and stage go on if they were finished without it. */
export const unskipTask = (ledger: Ledger, task: RunTask): void => {
  reopenWorkflow(ledger);
  reopenStage(ledger, stageOf(ledger, task));
  const { row } = systemRow(taskTable, task.status, 'unskip');
  recordTask(ledger, 'TASK_UNSKIPPED', task, { skippedAt: null, skipReason: null }, { row });
};
