import { minute, momentOfDay } from '../core/dates.ts';
import type { Instant, PlainDate } from '../core/ids.ts';
import { daysBetween } from '../core/plain-date.ts';

/** A stretch of a day in which work is done: minutes on the wall clock, from 0 to 1440. */
export interface WorkSpan {
  readonly from: number;
  readonly to: number;
}

/** A day of the workspace on which nobody works. */
export interface Holiday {
  readonly date: PlainDate;
  readonly name: string;
}

/** When a workspace works. Each change is a new edition, and a workflow keeps the one it counts by. */
export interface WorkCalendar {
  /** 0: the calendar that every workspace begins with. */
  readonly edition: number;
  /** From Monday to Sunday; a day without spans is free. */
  readonly week: readonly (readonly WorkSpan[])[];
  readonly holidays: readonly Holiday[];
}

/** A calendar and the zone in which its clock is read. */
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

/** 0 for Monday to 6 for Sunday. */
const weekday = (date: PlainDate): number => ((daysBetween(aMonday, date) % 7) + 7) % 7;

/** The hours of a day, in order; none on a free day. */
export const spansOf = (calendar: WorkCalendar, date: PlainDate): readonly WorkSpan[] =>
  isHoliday(calendar, date) ? noSpans : (calendar.week[weekday(date)] ?? noSpans);

export const isWorkingDay = (calendar: WorkCalendar, date: PlainDate): boolean =>
  spansOf(calendar, date).length > 0;

/** A span as moments: an hour that the clock skips is missing, one that it repeats counts twice. */
export interface Stretch {
  readonly from: Instant;
  readonly to: Instant;
}

/** The hours of a day as moments, in order. */
export const stretchesOf = (clock: WorkClock, date: PlainDate): readonly Stretch[] =>
  spansOf(clock.calendar, date).map(({ from, to }) => ({
    from: momentOfDay(date, from * minute, clock.timeZone),
    to: momentOfDay(date, to * minute, clock.timeZone),
  }));
