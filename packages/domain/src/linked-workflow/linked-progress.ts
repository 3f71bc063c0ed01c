import { dayOf } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import { daysBetween } from '../core/plain-date.ts';
import type { ScheduleStatus } from '../run-model/run.ts';

/** Facts from which the progress of a linked workflow is derived; its row in a list is enough. */
export interface ShownChild {
  readonly scheduleStatus: ScheduleStatus;
  readonly taskCount: number;
  readonly completedTaskCount: number;
  /** Earliest due date of its open tasks. */
  readonly nextDue: Instant | null;
  /** Planned end at its start. */
  readonly plannedEnd: Instant | null;
  readonly timeZone: string;
}

/** Returns the completed percentage of its tasks; an empty workflow counts when it is completed. */
export const percentComplete = (child: ShownChild): number => {
  if (child.scheduleStatus === 'COMPLETED') return 100;
  if (child.taskCount === 0) return 0;
  // Rounded down, so that 100 means completed.
  return Math.floor((100 * child.completedTaskCount) / child.taskCount);
};

/**
 * Returns how many calendar days it is behind its due dates or plan, at least 1, or 0 if it isn't.
 */
export const daysDelayed = (child: ShownChild, now: Instant): number => {
  const { nextDue, plannedEnd, scheduleStatus, timeZone } = child;
  const isOpen = scheduleStatus === 'RUNNING' || scheduleStatus === 'PAUSED';
  const owed = Math.min(nextDue ?? Infinity, plannedEnd ?? Infinity);
  if (!isOpen || owed >= now) return 0;
  return Math.max(1, daysBetween(dayOf(owed, timeZone), dayOf(now, timeZone)));
};
