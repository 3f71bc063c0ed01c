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
  readonly timeZone: string;
}

/** Whole per cent of the tasks that are done; an empty workflow is done when it is completed. */
export const percentComplete = (child: ShownChild): number => {
  if (child.scheduleStatus === 'COMPLETED') return 100;
  if (child.taskCount === 0) return 0;
  // Rounded down: 100 is for what is done.
  return Math.floor((100 * child.completedTaskCount) / child.taskCount);
};

/** Calendar days that the child's most overdue work is late, at least 1 where any is; 0 where none is. */
export const daysDelayed = (child: ShownChild, now: Instant): number => {
  const { nextDue, scheduleStatus, timeZone } = child;
  const isOpen = scheduleStatus === 'RUNNING' || scheduleStatus === 'PAUSED';
  if (!isOpen || nextDue === null || nextDue >= now) return 0;
  return Math.max(1, daysBetween(dayOf(nextDue, timeZone), dayOf(now, timeZone)));
};
