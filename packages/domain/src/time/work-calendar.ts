import { minute, momentOfDay } from '../core/dates.ts';
import type { Instant, PlainDate } from '../core/ids.ts';
import { daysBetween } from '../core/plain-date.ts';

/** Working hours: minutes since midnight, from 0 to 1440. */
export interface WorkSpan {
  readonly from: number;
  readonly to: number;
}

/** A day without work. */
export interface Holiday {
  readonly date: PlainDate;
  readonly name: string;
}

/**
 * The working hours of a workspace. Each change is a new version, and a workflow keeps its version.
 */
export interface WorkCalendar {
  /** 0 is the initial calendar of every workspace. */
  readonly edition: number;
  /** Working hours from Monday to Sunday; empty lists are free days. */
  readonly week: readonly (readonly WorkSpan[])[];
  readonly holidays: readonly Holiday[];
}

/** A calendar with its time zone. */
export interface WorkClock {
  readonly calendar: WorkCalendar;
  readonly timeZone: string;
}

export const wholeDay: WorkSpan = { from: 0, to: 1440 };

/** Monday to Friday, whole days, no holidays. */
export const usualCalendar: WorkCalendar = {
  edition: 0,
  week: [[wholeDay], [wholeDay], [wholeDay], [wholeDay], [wholeDay], [], []],
  holidays: [],
};

const freeDays = new WeakMap<WorkCalendar, ReadonlySet<PlainDate>>();

const isHoliday = (calendar: WorkCalendar, date: PlainDate): boolean => {
  if (calendar.holidays.length === 0) return false;
  const known = freeDays.get(calendar) ?? new Set(calendar.holidays.map((one) => one.date));
  freeDays.set(calendar, known);
  return known.has(date);
};

const noSpans: readonly WorkSpan[] = [];
const aMonday: PlainDate = '2024-01-01';

/** Returns 0 for Monday to 6 for Sunday. */
const weekday = (date: PlainDate): number => ((daysBetween(aMonday, date) % 7) + 7) % 7;

/** Returns the working hours of a day in order; empty on a free day. */
export const spansOf = (calendar: WorkCalendar, date: PlainDate): readonly WorkSpan[] =>
  isHoliday(calendar, date) ? noSpans : (calendar.week[weekday(date)] ?? noSpans);

export const isWorkingDay = (calendar: WorkCalendar, date: PlainDate): boolean =>
  spansOf(calendar, date).length > 0;

/**
 * Working hours as points in time: at a clock change, a skipped hour is missing and a repeated one
 * counts twice.
 */
export interface Stretch {
  readonly from: Instant;
  readonly to: Instant;
}

/** Returns the working hours of a day as points in time, in order. */
export const stretchesOf = (clock: WorkClock, date: PlainDate): readonly Stretch[] =>
  spansOf(clock.calendar, date).map(({ from, to }) => ({
    from: momentOfDay(date, from * minute, clock.timeZone),
    to: momentOfDay(date, to * minute, clock.timeZone),
  }));
