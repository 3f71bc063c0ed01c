import { dayOf, hour, momentOfDay } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import { addDays } from '../core/plain-date.ts';

/** When a snoozed item can come back. */
export interface SnoozeTimes {
  readonly hours: Instant;
  /** Tomorrow at 9. */
  readonly tomorrow: Instant;
  /** The next Monday at 9, not tomorrow. */
  readonly week: Instant;
}

const morning = 9 * hour;

/** Returns the times that people can select to snooze an item, in their time zone. */
export const snoozeTimes = (now: Instant, timeZone: string): SnoozeTimes => {
  const today = dayOf(now, timeZone);
  // Sunday is 0.
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const untilMonday = (8 - weekday) % 7;
  const days = untilMonday < 2 ? untilMonday + 7 : untilMonday;
  return {
    hours: now + 3 * hour,
    tomorrow: momentOfDay(addDays(today, 1), morning, timeZone),
    week: momentOfDay(addDays(today, days), morning, timeZone),
  };
};
