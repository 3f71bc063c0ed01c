import { day } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import type { RunTask } from '../run-model/run.ts';
import { workState } from './work-state.ts';

/** STOPPED: the due date is paused. */
export type DueOnClass = 'OVERDUE' | 'SOON' | 'ON_TRACK' | 'STOPPED';

/** A due date is soon within 24 hours. */
const soon = day;

/** Returns the effective due date, or null while it is paused. */
export const runningDue = ({
  dueOn,
  clockStoppedAt,
}: Pick<RunTask, 'dueOn' | 'clockStoppedAt'>): Instant | null =>
  clockStoppedAt === null ? dueOn : null;

/**
 * A submitted task can't become overdue for its submitter; its approvals have their own due dates.
 */
export const isWithApprovers = ({ status }: Pick<RunTask, 'status'>): boolean =>
  status === 'PENDING_REVIEW';

/** Returns whether an open task is past its due date. Submitted tasks aren't overdue. */
export const isOverdue = (
  task: Pick<RunTask, 'status' | 'dueOn' | 'clockStoppedAt'>,
  now: Instant,
): boolean => {
  const due = runningDue(task);
  const isOwed = task.status !== 'COMPLETED' && !isWithApprovers(task);
  return isOwed && due !== null && due < now;
};

/** Returns how close the due date is, or null if there is none or no one must act. */
export const dueOnClass = (
  task: Parameters<typeof workState>[0] & Pick<RunTask, 'dueOn' | 'skippedAt' | 'clockStoppedAt'>,
  now: Instant,
): DueOnClass | null => {
  if (task.dueOn === null || workState(task) === 'DONE' || task.skippedAt !== null) return null;
  if (isWithApprovers(task)) return null;
  if (task.clockStoppedAt !== null) return 'STOPPED';
  if (task.dueOn < now) return 'OVERDUE';
  return task.dueOn - now <= soon ? 'SOON' : 'ON_TRACK';
};

/** Returns whether the task was completed after its due date. */
export const isLate = (task: Pick<RunTask, 'completedAt' | 'dueOn'>): boolean =>
  task.completedAt !== null && task.dueOn !== null && task.completedAt > task.dueOn;
