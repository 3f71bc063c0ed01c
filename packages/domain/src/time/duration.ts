import {
  day,
  dayOf,
  endOfDay,
  hour,
  minute,
  momentOfDay,
  startOfDay,
  timeOfDay,
} from '../core/dates.ts';
import type { Instant, PlainDate } from '../core/ids.ts';
import { addDays, daysBetween } from '../core/plain-date.ts';
import { stretchesOf, type WorkClock } from './work-calendar.ts';
import { addWorkingDays, workingDaysBetween } from './working-days.ts';
import { addWorkingTime, workingMomentFrom, workingTimeBetween } from './working-time.ts';

/** Units of durations (specification 3.7). */
export type DurationUnit = 'DAYS' | 'HOURS' | 'MINUTES';

/** In which time a rule counts: while the workspace works, or as the clock runs. */
export type CountedIn = 'WORKING' | 'CALENDAR';

/** A length of time as a person writes it. */
export interface Duration {
  readonly amount: number;
  readonly unit: DurationUnit;
  /** Absent in what was written before there was a choice: CALENDAR. */
  readonly countedIn?: CountedIn;
}

const unitLength = { DAYS: day, HOURS: hour, MINUTES: minute } as const;

/** The end of the stretch that work has just reached, rather than the beginning of the next. */
const closing = (clock: WorkClock, at: Instant): Instant => {
  const begins = stretchesOf(clock, dayOf(at, clock.timeZone)).some(({ from }) => from === at);
  return begins ? addWorkingTime(clock, at, -1) + 1 : at;
};

/** On the working day so many after a day, at the time that `at` shows, within the hours of that day. */
export const onWorkingDay = (
  clock: WorkClock,
  from: PlainDate,
  days: number,
  at: Instant,
): Instant => {
  const { calendar, timeZone } = clock;
  const date = addWorkingDays(calendar, from, days);
  const wanted = momentOfDay(date, timeOfDay(at, timeZone), timeZone);
  const stretches = stretchesOf(clock, date);
  const hours = stretches.find(({ to }) => wanted <= to);
  return hours === undefined ? (stretches.at(-1)?.to ?? wanted) : Math.max(wanted, hours.from);
};

/** The moment so long after another. A working day is over at the same time of the next. */
export const momentAfter = (clock: WorkClock, at: Instant, duration: Duration): Instant => {
  const { amount, unit, countedIn } = duration;
  if (amount === 0) return at;
  if (countedIn !== 'WORKING') return at + amount * unitLength[unit];
  if (unit !== 'DAYS') return addWorkingTime(clock, at, amount * unitLength[unit]);
  const start = workingMomentFrom(clock, at);
  return closing(clock, onWorkingDay(clock, dayOf(start, clock.timeZone), amount, start));
};

/** The moment so long before another. */
export const momentBefore = (clock: WorkClock, at: Instant, duration: Duration): Instant => {
  const { amount, unit, countedIn } = duration;
  if (amount === 0) return at;
  if (countedIn !== 'WORKING') return at - amount * unitLength[unit];
  if (unit !== 'DAYS') return addWorkingTime(clock, at, -amount * unitLength[unit]);
  return onWorkingDay(clock, dayOf(at, clock.timeZone), -amount, at);
};

/**
 * A moment put off by the time from one moment to another. The end of a day stays the end of
 * a day, so that a short pause makes no deadline of three past midnight.
 */
export const momentPutOff = (
  clock: WorkClock,
  at: Instant,
  held: { readonly from: Instant; readonly to: Instant },
  countedIn: CountedIn,
): Instant => {
  const { calendar, timeZone } = clock;
  const isWorking = countedIn === 'WORKING';
  const date = dayOf(at, timeZone);
  if (at !== endOfDay(date, timeZone))
    return isWorking
      ? addWorkingTime(clock, at, workingTimeBetween(clock, held.from, held.to))
      : at + held.to - held.from;
  const [from, to] = [dayOf(held.from, timeZone), dayOf(held.to, timeZone)];
  const days = isWorking ? workingDaysBetween(calendar, from, to) : daysBetween(from, to);
  if (days === 0) return at;
  const later = isWorking ? addWorkingDays(calendar, date, days) : addDays(date, days);
  return endOfDay(later, timeZone);
};

/** Work that is over with a day is due in its last moment, not in the first of the next. */
export const withinDay = (at: Instant, timeZone: string): Instant =>
  at === startOfDay(dayOf(at, timeZone), timeZone) ? at - 1 : at;
