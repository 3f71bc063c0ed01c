import type { RunTask } from '../run/run.ts';
import { outcomeFor } from '../time/deadline.ts';

/** Expired, and the workflow goes on without it. */
const isPassedOver = ({
  type,
  expirationStatus,
  deadline,
}: Pick<RunTask, 'type' | 'expirationStatus' | 'deadline'>): boolean =>
  expirationStatus === 'EXPIRED' &&
  deadline.expiry !== null &&
  outcomeFor(deadline.expiry, type === 'APPROVAL') === 'CONTINUE';

/** Done as far as those who wait for it are concerned: completed, skipped, or passed over. */
export const isSettled = (
  task: Parameters<typeof isPassedOver>[0] & Pick<RunTask, 'status' | 'skippedAt'>,
): boolean => task.status === 'COMPLETED' || task.skippedAt !== null || isPassedOver(task);

/** It was done once, and is to be done again: what it said before is about to change. */
export const isDoneAgain = (
  task: Parameters<typeof isSettled>[0] & Pick<RunTask, 'runNumber' | 'reopenedCount'>,
): boolean => (task.runNumber > 1 || task.reopenedCount > 0) && !isSettled(task);

/** Its time is up, however the workflow goes on. */
export const isExpired = (task: Pick<RunTask, 'expirationStatus' | 'status'>): boolean =>
  task.expirationStatus === 'EXPIRED' && task.status !== 'INACTIVE';

/** Expired, and nobody can go on before somebody gives it a new date. */
export const isBlockedByExpiry = (task: Parameters<typeof isSettled>[0]): boolean =>
  isExpired(task) && !isSettled(task);
