import { dayOf } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import { daysBetween } from '../core/plain-date.ts';
import type { ScheduleStatus } from '../run/run.ts';

/** What a child's progress is worked out from: its row in a list is enough. */
export interface ShownChild {
  readonly scheduleStatus: ScheduleStatus;
  readonly taskCount: number;
  readonly completedTaskCount: number;
  /** Earliest due moment of its open work. */
  readonly nextDue: Instant | null;
  /** The end that was planned at its start. */
  readonly plannedEnd: Instant | null;
  readonly timeZone: string;
}

/** Whole per cent of the tasks that are done; an empty workflow is done when it is completed. */
export const percentComplete = (child: ShownChild): number => {
  if (child.scheduleStatus === 'COMPLETED') return 100;
  if (child.taskCount === 0) return 0;
  // Rounded down: 100 is for what is done.
  return Math.floor((100 * child.completedTaskCount) / child.taskCount);
};

/** Calendar days that it is behind its due dates or its plan, at least 1 if it is; 0 if it isn't. */
export const daysDelayed = (child: ShownChild, now: Instant): number => {
  const { nextDue, plannedEnd, scheduleStatus, timeZone } = child;
  const isOpen = scheduleStatus === 'RUNNING' || scheduleStatus === 'PAUSED';
  const owed = Math.min(nextDue ?? Infinity, plannedEnd ?? Infinity);
  if (!isOpen || owed >= now) return 0;
  return Math.max(1, daysBetween(dayOf(owed, timeZone), dayOf(now, timeZone)));
};
