import { recordTask, type Ledger } from '../command/ledger.ts';
import type { FrozeForReason } from '../run.ts';

/** Freezes all tasks that aren't completed. */
export const freezeTasks = (ledger: Ledger, reason: FrozeForReason, row: string): void => {
  for (const task of ledger.tasks)
    if (task.status !== 'COMPLETED')
      recordTask(ledger, 'TASK_FROZEN', task, { frozeForReason: reason }, { row });
};
