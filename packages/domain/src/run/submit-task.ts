import type { StateRow } from '../core/state-table.ts';
import { nextState } from '../core/state-table.ts';
import { promoteDrafts } from './enter-values.ts';
import { recordTask, type Ledger } from './ledger.ts';
import { resetChildren } from './reset.ts';
import type { RunTask, TaskStatus } from './run.ts';

interface Submission {
  readonly row: StateRow<TaskStatus>;
  /** For whom, where somebody else hands it in. */
  readonly onBehalfOf: RunTask['submittedFor'];
  readonly comment: string | null;
}

/** The work is handed in: done, or on to its approvers in a new round. */
export const submitTask = (
  ledger: Ledger,
  task: RunTask,
  { row, onBehalfOf, comment }: Submission,
): void => {
  const { agent, now } = ledger;
  const status = nextState(row, task.status);
  promoteDrafts(ledger, task.id, row.row);
  resetChildren(ledger, task);
  recordTask(
    ledger,
    'TASK_SUBMITTED',
    task,
    {
      status,
      submittedAt: now,
      submittedBy: agent === 'SYSTEM' ? null : agent.id,
      ...((onBehalfOf.length > 0 || task.submittedFor.length > 0) && { submittedFor: onBehalfOf }),
      // Only the owner or an administrator came this far with an exception: they resolve it.
      ...(task.hasException && { hasException: false, exception: null, rejectCycles: 0 }),
      ...(status === 'COMPLETED' ? { completedAt: now } : { round: task.round + 1 }),
    },
    { row: row.row, comment },
  );
};
