import type { PlainDate } from '../core/ids.ts';
import { addDays, daysBetween } from '../core/plain-date.ts';
import { isWorkingDay, type WorkCalendar } from './work-calendar.ts';

/** Returns this day or the next working day (the previous one if `step` is -1). */
export const workingDayFrom = (calendar: WorkCalendar, date: PlainDate, step: 1 | -1 = 1) => {
  let found = date;
  while (!isWorkingDay(calendar, found)) found = addDays(found, step);
  return found;
};

/**
 * Returns the day a number of working days later (earlier if negative): the first after a Saturday
 * is Monday. Zero returns this or the next working day.
 */
export const addWorkingDays = (
  calendar: WorkCalendar,
  date: PlainDate,
  days: number,
): PlainDate => {
  if (days === 0) return workingDayFrom(calendar, date);
  const step = days > 0 ? 1 : -1;
  let found = date;
  for (let left = Math.abs(days); left > 0; left -= 1)
    found = workingDayFrom(calendar, addDays(found, step), step);
  return found;
};

/** Returns the working days after `from` until `to`, inclusive; negative if `to` is earlier. */
export const workingDaysBetween = (
  calendar: WorkCalendar,
  from: PlainDate,
  to: PlainDate,
): number => {
  const length = daysBetween(from, to);
  if (length < 0) return -workingDaysBetween(calendar, to, from);
  let count = 0;
  for (let day = 1; day <= length; day += 1)
    if (isWorkingDay(calendar, addDays(from, day))) count += 1;
  return count;
};
