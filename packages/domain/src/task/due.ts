import { day } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import type { RunTask } from '../run/run.ts';
import { workState } from './work-state.ts';

/** STOPPED: its time stands still. */
export type DueOnClass = 'OVERDUE' | 'SOON' | 'ON_TRACK' | 'STOPPED';

/** Specification 9: a deadline is soon within 24 hours. */
const soon = day;

/** The due moment that time runs towards; null while it stands still. */
export const runningDue = ({
  dueOn,
  clockStoppedAt,
}: Pick<RunTask, 'dueOn' | 'clockStoppedAt'>): Instant | null =>
  clockStoppedAt === null ? dueOn : null;

/** Submitted: its submitter owes nothing, and its approvals have due dates of their own. */
export const isWithApprovers = ({ status }: Pick<RunTask, 'status'>): boolean =>
  status === 'PENDING_REVIEW';

/** Past its due moment and not done. What was submitted waits for others. */
export const isOverdue = (
  task: Pick<RunTask, 'status' | 'dueOn' | 'clockStoppedAt'>,
  now: Instant,
): boolean => {
  const due = runningDue(task);
  const isOwed = task.status !== 'COMPLETED' && !isWithApprovers(task);
  return isOwed && due !== null && due < now;
};

/** How near the due moment is; null without one, and while nobody owes the work. */
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

/** Done, but after it was due. */
export const isLate = (task: Pick<RunTask, 'completedAt' | 'dueOn'>): boolean =>
  task.completedAt !== null && task.dueOn !== null && task.completedAt > task.dueOn;
