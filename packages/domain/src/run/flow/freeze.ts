import { recordTask, type Ledger } from '../command/ledger.ts';
import type { FrozeForReason } from '../../run-model/run.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Freezes all tasks that aren't completed. */
export const freezeTasks = (ledger: Ledger, reason: FrozeForReason, cause: Cause): void => {
  for (const task of ledger.tasks)
    if (task.status !== 'COMPLETED')
      recordTask(ledger, 'TASK_FROZEN', task, { frozeForReason: reason }, { cause });
};
