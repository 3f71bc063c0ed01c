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
import { addDays, addMonths, daysBetween } from '../core/plain-date.ts';
import { stretchesOf, type WorkClock } from './work-calendar.ts';
import { addWorkingDays, workingDayFrom, workingDaysBetween } from './working-days.ts';
import { addWorkingTime, workingMomentFrom, workingTimeBetween } from './working-time.ts';

/** Units of durations. Minutes and hours are lengths of time; the others count dates. */
export const durationUnits = ['DAYS', 'WEEKS', 'MONTHS', 'HOURS', 'MINUTES'] as const;
export type DurationUnit = (typeof durationUnits)[number];

/** Returns whether the unit counts dates, so that whole numbers don't set a time of day. */
export const isInDates = (unit: DurationUnit): boolean => unit !== 'HOURS' && unit !== 'MINUTES';

/** How a duration counts: in working hours or elapsed time. */
export type CountedIn = 'WORKING' | 'CALENDAR';

/** A duration as entered. */
export interface Duration {
  readonly amount: number;
  readonly unit: DurationUnit;
  /** Missing in older data: CALENDAR. */
  readonly countedIn?: CountedIn;
}

const unitLength = { HOURS: hour, MINUTES: minute } as const;
const daysIn = { DAYS: 1, WEEKS: 7, MONTHS: 30 } as const;

/**
 * Returns the end of the working hours that were just reached, instead of the start of the next.
 */
const closing = (clock: WorkClock, at: Instant): Instant => {
  const begins = stretchesOf(clock, dayOf(at, clock.timeZone)).some(({ from }) => from === at);
  return begins ? addWorkingTime(clock, at, -1) + 1 : at;
};

/** Returns the time of `at` on a date, limited to its working hours. */
const atTimeOn = (clock: WorkClock, date: PlainDate, at: Instant): Instant => {
  const { timeZone } = clock;
  const wanted = momentOfDay(date, timeOfDay(at, timeZone), timeZone);
  const stretches = stretchesOf(clock, date);
  const hours = stretches.find(({ to }) => wanted <= to);
  return hours === undefined ? (stretches.at(-1)?.to ?? wanted) : Math.max(wanted, hours.from);
};

/** Returns the time of `at` a number of working days later, limited to the hours of that day. */
export const onWorkingDay = (
  clock: WorkClock,
  from: PlainDate,
  days: number,
  at: Instant,
): Instant => atTimeOn(clock, addWorkingDays(clock.calendar, from, days), at);

/** Returns the date whole days, weeks, or months away. In working time, it is a working day. */
const dateAfter = (
  { calendar }: WorkClock,
  from: PlainDate,
  { amount, unit, countedIn }: Duration,
): PlainDate => {
  const isWorking = countedIn === 'WORKING';
  if (unit === 'DAYS' && isWorking) return addWorkingDays(calendar, from, amount);
  const date =
    unit === 'MONTHS'
      ? addMonths(from, amount)
      : addDays(from, amount * (unit === 'WEEKS' ? 7 : 1));
  return isWorking ? workingDayFrom(calendar, date, amount < 0 ? -1 : 1) : date;
};

/** Returns the working time of this or the next working day. */
const dayLength = (clock: WorkClock, at: Instant): number => {
  const date = dayOf(workingMomentFrom(clock, at), clock.timeZone);
  return stretchesOf(clock, date).reduce((sum, { from, to }) => sum + to - from, 0);
};

/**
 * Returns the time a fraction of a day, week, or month later. A fraction of a working day is a
 * fraction of its working hours.
 */
const partAfter = (
  clock: WorkClock,
  at: Instant,
  part: Duration & { readonly unit: keyof typeof daysIn },
): Instant => {
  const { amount, unit, countedIn } = part;
  if (countedIn !== 'WORKING') return at + Math.round(amount * daysIn[unit] * day);
  if (unit === 'DAYS') return addWorkingTime(clock, at, Math.round(amount * dayLength(clock, at)));
  const workingDays = clock.calendar.week.filter((spans) => spans.length > 0).length;
  const days = (amount * daysIn[unit] * workingDays) / 7;
  const isBack = amount < 0;
  return momentAfter(clock, at, {
    amount: isBack ? -Math.round(-days * 100) / 100 : Math.round(days * 100) / 100,
    unit: 'DAYS',
    countedIn,
  });
};

/** Returns the time a duration later, or earlier if the amount is negative. */
const momentAway = (clock: WorkClock, at: Instant, duration: Duration): Instant => {
  const { amount, unit, countedIn } = duration;
  if (amount === 0) return at;
  if (unit === 'HOURS' || unit === 'MINUTES') {
    const length = amount * unitLength[unit];
    return countedIn === 'WORKING' ? addWorkingTime(clock, at, length) : at + length;
  }
  const whole = Math.trunc(amount);
  const part = { unit, countedIn: countedIn ?? 'CALENDAR', amount: amount - whole };
  const reached = whole === 0 ? at : datesAway(clock, at, { ...duration, amount: whole });
  return part.amount === 0 ? reached : partAfter(clock, reached, part);
};

/** Returns the same time whole days, weeks, or months away. */
const datesAway = (clock: WorkClock, at: Instant, duration: Duration): Instant => {
  const { timeZone } = clock;
  const { amount, unit, countedIn } = duration;
  if (countedIn !== 'WORKING') {
    if (unit !== 'MONTHS') return at + amount * (unit === 'WEEKS' ? 7 : 1) * day;
    const date = dateAfter(clock, dayOf(at, timeZone), duration);
    return momentOfDay(date, timeOfDay(at, timeZone), timeZone);
  }
  const start = amount > 0 ? workingMomentFrom(clock, at) : at;
  const reached = atTimeOn(clock, dateAfter(clock, dayOf(start, timeZone), duration), start);
  return amount > 0 ? closing(clock, reached) : reached;
};

/**
 * Returns the time a duration later. One working day later is the same time on the next working
 * day.
 */
export const momentAfter = momentAway;

/** Returns the time a duration earlier. */
export const momentBefore = (clock: WorkClock, at: Instant, duration: Duration): Instant =>
  momentAway(clock, at, { ...duration, amount: -duration.amount });

/** Returns the end of a date: of its working hours, or of the day without any. */
export const endOfWorkingDay = (clock: WorkClock, date: PlainDate): Instant => {
  const end = stretchesOf(clock, date).at(-1)?.to;
  return end === undefined ? endOfDay(date, clock.timeZone) : withinDay(end, clock.timeZone);
};

/**
 * Returns the due date of a duration. Whole days, weeks, and months end with the working hours of a
 * date; fractions count from there.
 */
export const dueAfter = (clock: WorkClock, at: Instant, duration: Duration): Instant => {
  const { amount, unit, countedIn } = duration;
  const isWorking = countedIn === 'WORKING';
  if (!isInDates(unit)) {
    const due = momentAfter(clock, at, duration);
    return isWorking ? withinDay(due, clock.timeZone) : due;
  }
  const isOver = at === endOfWorkingDay(clock, dayOf(at, clock.timeZone));
  const start = isWorking && !isOver ? workingMomentFrom(clock, at) : at;
  const endAfter = (whole: number): Instant => {
    const date = dateAfter(clock, dayOf(start, clock.timeZone), { ...duration, amount: whole });
    return isWorking ? endOfWorkingDay(clock, date) : endOfDay(date, clock.timeZone);
  };
  const whole = Math.floor(amount);
  if (whole === amount) return endAfter(whole);
  const end = endAfter(whole);
  const nextDay = end === endOfDay(dayOf(end, clock.timeZone), clock.timeZone) ? end + 1 : end;
  const due = momentAfter(clock, whole === 0 ? at : nextDay, {
    ...duration,
    amount: amount - whole,
  });
  // Rounding can't make a longer duration end before a shorter one.
  return Math.min(withinDay(due, clock.timeZone), endAfter(whole + 1));
};

/**
 * Returns a due time moved by the length of a pause. The end of a day stays the end of a day, so
 * that a short pause doesn't create a due time after midnight.
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

/** Returns the end of a day instead of the start of the next. */
export const withinDay = (at: Instant, timeZone: string): Instant =>
  at === startOfDay(dayOf(at, timeZone), timeZone) ? at - 1 : at;
