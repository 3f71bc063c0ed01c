import { dayOf, endOfDay } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import { endOfWorkingDay, onWorkingDay } from './duration.ts';
import type { WorkClock } from './work-calendar.ts';
import { addWorkingDays, workingDaysBetween } from './working-days.ts';
import { addWorkingTime, workingTimeBetween } from './working-time.ts';

/**
 * Returns a due date after a change of working hours, with the same remaining working days or time.
 * The end of a day stays the end of a day.
 */
export const rescheduledDueDate = (
  { before, after }: { readonly before: WorkClock; readonly after: WorkClock },
  deadline: { readonly from: Instant; readonly until: Instant; readonly isInDays: boolean },
): Instant => {
  const { from, until, isInDays } = deadline;
  const { timeZone } = after;
  const [today, date] = [dayOf(from, timeZone), dayOf(until, timeZone)];
  if (isInDays) {
    const days = workingDaysBetween(before.calendar, today, date);
    const day = addWorkingDays(after.calendar, today, days);
    if (until === endOfWorkingDay(before, date)) return endOfWorkingDay(after, day);
    if (until === endOfDay(date, timeZone)) return endOfDay(day, timeZone);
    return onWorkingDay(after, today, days, until);
  }
  return addWorkingTime(after, from, workingTimeBetween(before, from, until));
};
