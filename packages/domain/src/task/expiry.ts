import type { Instant } from '../core/ids.ts';
import type { ExpirationStatus, RunTask, TaskPart } from '../run-model/run.ts';
import { momentAfter } from '../time/duration.ts';
import type { WorkClock } from '../time/work-calendar.ts';
import { isOpen } from './work-state.ts';

type Expiring = TaskPart<'deadline', 'dueOn'>;

/** Returns when a task expires: the grace period after the due date. Null if it doesn't. */
export const expiresAt = (
  { plan: { deadline }, dueOn }: Expiring,
  clock: WorkClock,
): Instant | null =>
  deadline.expiry === null || dueOn === null
    ? null
    : momentAfter(clock, dueOn, deadline.expiry.grace);

/**
 * Returns whether a task with this due date will expire. A task that starts or returns after its
 * expiry is only overdue, since no one could have done it in time.
 */
export const expirationFor = (task: Expiring, clock: WorkClock, now: Instant): ExpirationStatus => {
  const at = expiresAt(task, clock);
  return at === null || at <= now ? 'NON_EXPIRING' : 'EXPIRING';
};

/**
 * Returns whether the task is being done by people, a server, or linked workflows. Submitted tasks
 * don't count.
 */
const isBeingDone = (task: RunTask): boolean => isOpen(task) && task.status !== 'PENDING_REVIEW';

/**
 * Returns when the task expires, or null. Submitted tasks and tasks with a problem don't expire.
 */
export const nextExpiry = (
  task: RunTask,
  clock: WorkClock,
  isBlocked: (task: RunTask) => boolean,
): Instant | null =>
  task.expirationStatus !== 'EXPIRING' ||
  !isBeingDone(task) ||
  task.clockStoppedAt !== null ||
  isBlocked(task)
    ? null
    : expiresAt(task, clock);
