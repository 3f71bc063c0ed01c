import type { Clock } from '../../../lib/i18n/clock.ts';
import { dayKey } from '../../../lib/i18n/date-text.ts';
import { instantAt } from '../../../lib/i18n/zoned-time.ts';

/** Headings of a task list, in the server's sort order. */
export type DueGroup = 'OVERDUE' | 'TODAY' | 'THIS_WEEK' | 'LATER' | 'NO_DATE';

const startOf = (day: string, clock: Clock): number =>
  instantAt(day, '00:00', clock.timeZone).getTime();

const daysAfter = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/**
 * Returns a function that assigns due dates to headings. Days are in the person's time zone, and
 * weeks end on Sunday (ISO 8601). Day boundaries are computed once, because a list has thousands of
 * dates.
 */
export function dueGrouping(
  now: Date,
  clock: Clock,
): (dueOn: string | null | undefined) => DueGroup {
  const today = dayKey(now, clock);
  const daysLeft = (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7;
  const tomorrow = startOf(daysAfter(today, 1), clock);
  const nextWeek = startOf(daysAfter(today, daysLeft + 1), clock);
  return (dueOn) => {
    if (dueOn == null) return 'NO_DATE';
    const due = Date.parse(dueOn);
    if (due < now.getTime()) return 'OVERDUE';
    if (due < tomorrow) return 'TODAY';
    return due < nextWeek ? 'THIS_WEEK' : 'LATER';
  };
}
