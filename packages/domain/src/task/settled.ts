import type { RunTask, TaskPart } from '../run-model/run.ts';
import { outcomeFor } from '../time/deadline.ts';

/** Returns whether the task expired and the workflow continues without it. */
const continuesWithout = ({
  type,
  expirationStatus,
  plan: { deadline },
}: TaskPart<'deadline', 'type' | 'expirationStatus'>): boolean =>
  expirationStatus === 'EXPIRED' &&
  deadline.expiry !== null &&
  outcomeFor(deadline.expiry, type === 'APPROVAL') === 'CONTINUE';

/**
 * Returns whether nothing waits for the task anymore: it is completed, skipped, or expired with
 * CONTINUE.
 */
export const isSettled = (
  task: Parameters<typeof continuesWithout>[0] & Pick<RunTask, 'status' | 'skippedAt'>,
): boolean => task.status === 'COMPLETED' || task.skippedAt !== null || continuesWithout(task);

/**
 * Returns whether the task was completed before and is now redone, so that its values will change.
 */
export const isRedone = (
  task: Parameters<typeof isSettled>[0] & Pick<RunTask, 'runNumber' | 'reopenedCount'>,
): boolean => (task.runNumber > 1 || task.reopenedCount > 0) && !isSettled(task);

/** Returns whether the task is expired, even if the workflow continues. */
export const isExpired = (task: Pick<RunTask, 'expirationStatus' | 'status'>): boolean =>
  task.expirationStatus === 'EXPIRED' && task.status !== 'INACTIVE';

/** Returns whether the task is expired and blocks the workflow until it gets a new due date. */
export const isBlockedByExpiry = (task: Parameters<typeof isSettled>[0]): boolean =>
  isExpired(task) && !isSettled(task);
