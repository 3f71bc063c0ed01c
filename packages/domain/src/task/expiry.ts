import type { Instant } from '../core/ids.ts';
import type { ExpirationStatus, RunTask } from '../run/run.ts';
import { momentAfter } from '../time/duration.ts';
import type { WorkClock } from '../time/work-calendar.ts';
import { isOpen } from './work-state.ts';

type Expiring = Pick<RunTask, 'deadline' | 'dueOn'>;

/** The moment at which the time of a task is up: the grace after it was due. Null: never. */
export const expiresAt = ({ deadline, dueOn }: Expiring, clock: WorkClock): Instant | null =>
  deadline.expiry === null || dueOn === null
    ? null
    : momentAfter(clock, dueOn, deadline.expiry.grace);

/**
 * Whether a task with this due date will expire. What begins or comes back when its time is
 * up already is late but does not expire: nobody could have done it in time.
 */
export const expirationFor = (task: Expiring, clock: WorkClock, now: Instant): ExpirationStatus => {
  const at = expiresAt(task, clock);
  return at === null || at <= now ? 'NON_EXPIRING' : 'EXPIRING';
};

/** By people, by a server that is called or by other workflows; what was handed in is not. */
const isBeingDone = (task: RunTask): boolean => isOpen(task) && task.status !== 'PENDING_REVIEW';

/**
 * The moment at which time alone ends the task's work; null while there is none. What was
 * handed in, and what is held by a problem, does not expire meanwhile.
 */
export const nextExpiry = (
  task: RunTask,
  clock: WorkClock,
  isHeld: (task: RunTask) => boolean,
): Instant | null =>
  task.expirationStatus !== 'EXPIRING' ||
  !isBeingDone(task) ||
  task.clockStoppedAt !== null ||
  isHeld(task)
    ? null
    : expiresAt(task, clock);
