import { dayOf } from '../core/dates.ts';
import type { Instant, PlainDate } from '../core/ids.ts';
import { addDays } from '../core/plain-date.ts';
import { stretchesOf, type WorkClock } from './work-calendar.ts';

/** Returns the working time between two times in milliseconds; negative if `to` is earlier. */
export const workingTimeBetween = (clock: WorkClock, from: Instant, to: Instant): number => {
  if (to < from) return -workingTimeBetween(clock, to, from);
  const last = dayOf(to, clock.timeZone);
  let sum = 0;
  for (let date = dayOf(from, clock.timeZone); date <= last; date = addDays(date, 1))
    for (const stretch of stretchesOf(clock, date))
      sum += Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from));
  return sum;
};

/** Returns the time after a length of working time; the same time if it is zero. */
export const addWorkingTime = (clock: WorkClock, at: Instant, length: number): Instant => {
  if (length <= 0) return length === 0 ? at : backBy(clock, at, -length);
  let left = length;
  for (let date: PlainDate = dayOf(at, clock.timeZone); ; date = addDays(date, 1))
    for (const stretch of stretchesOf(clock, date)) {
      const from = Math.max(stretch.from, at);
      if (stretch.to <= from) continue;
      if (stretch.to - from >= left) return from + left;
      left -= stretch.to - from;
    }
};

/** Returns the latest time from which a length of working time is left until `at`. */
const backBy = (clock: WorkClock, at: Instant, length: number): Instant => {
  let left = length;
  for (let date: PlainDate = dayOf(at, clock.timeZone); ; date = addDays(date, -1))
    for (const stretch of stretchesOf(clock, date).toReversed()) {
      const to = Math.min(stretch.to, at);
      if (to <= stretch.from) continue;
      if (to - stretch.from >= left) return to - left;
      left -= to - stretch.from;
    }
};

/** Returns this time if it is in working hours, or else their next start. */
export const workingMomentFrom = (clock: WorkClock, at: Instant): Instant => {
  for (let date: PlainDate = dayOf(at, clock.timeZone); ; date = addDays(date, 1))
    for (const stretch of stretchesOf(clock, date))
      if (at < stretch.to) return Math.max(at, stretch.from);
};
