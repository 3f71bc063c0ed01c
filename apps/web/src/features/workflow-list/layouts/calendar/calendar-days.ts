import type { CalendarScale } from '@baton/domain/workflow-list/workflow-layout';
import { addDays, addMonths, daysBetween } from '@baton/domain/core/plain-date';

const aMonday = '2024-01-01';

/** Returns 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: string): number => ((daysBetween(aMonday, date) % 7) + 7) % 7;

const mondayOf = (date: string): string => addDays(date, -weekdayOf(date));

/** Days that an agenda shows. */
const agendaDays = 30;

/** Returns the days that a scale shows around a date, in order. */
export const daysOf = (scale: CalendarScale, date: string): readonly string[] => {
  if (scale === 'agenda') return Array.from({ length: agendaDays }, (_, at) => addDays(date, at));
  if (scale === 'week') return Array.from({ length: 7 }, (_, at) => addDays(mondayOf(date), at));
  const first = `${date.slice(0, 8)}01`;
  const from = mondayOf(first);
  const last = addDays(addMonths(first, 1), -1);
  const weeks = Math.floor(daysBetween(from, last) / 7) + 1;
  return Array.from({ length: weeks * 7 }, (_, at) => addDays(from, at));
};

/** Returns the date of the next or previous range. */
export const shifted = (scale: CalendarScale, date: string, by: 1 | -1): string => {
  if (scale === 'month') return addMonths(`${date.slice(0, 8)}01`, by);
  return addDays(date, by * (scale === 'week' ? 7 : agendaDays));
};
