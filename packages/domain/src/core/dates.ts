import type { Instant, PlainDate } from './ids.ts';
import { addDays } from './plain-date.ts';

/** Milliseconds of a day, an hour, and a minute. */
export const day = 86_400_000;
export const hour = 3_600_000;
export const minute = 60_000;
export const second = 1000;

// Caches: creating a formatter takes 30 µs, an offset 3 µs.
const formatters = new Map<string, Intl.DateTimeFormat>();
const starts = new Map<string, Instant>();
const ends = new Map<string, Instant>();
const offsets = new Map<string, number>();
const memoLimit = 5000;

const remember = <T>(memo: Map<string, T>, key: string, value: T): T => {
  if (memo.size >= memoLimit) memo.clear();
  memo.set(key, value);
  return value;
};

const formatterOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
};

/** Returns the offset from UTC by formatter, in whole seconds. */
const formattedOffset = (at: Instant, timeZone: string): number => {
  // "MM/dd/yyyy, HH:mm:ss" in this locale; slicing is five times as fast as formatToParts.
  const text = formatterOf(timeZone).format(at);
  const shown = Date.parse(
    `${text.slice(6, 10)}-${text.slice(0, 2)}-${text.slice(3, 5)}T${text.slice(12)}Z`,
  );
  return shown - Math.floor(at / 1000) * 1000;
};

/** After this time, all offsets are whole minutes; some earlier ones had seconds. */
const wholeMinutesSince = Date.UTC(1973, 0, 1);

const offsetAt = (at: Instant, timeZone: string): number => {
  if (at < wholeMinutesSince) return formattedOffset(at, timeZone);
  const key = `${Math.floor(at / minute)} ${timeZone}`;
  return offsets.get(key) ?? remember(offsets, key, formattedOffset(at, timeZone));
};

/** Returns local time as if it were UTC, in whole seconds. */
const wallClock = (at: Instant, timeZone: string): number =>
  Math.floor(at / 1000) * 1000 + offsetAt(at, timeZone);

/** Returns milliseconds since local midnight, by the clock. */
export const timeOfDay = (at: Instant, timeZone: string): number =>
  (wallClock(at, timeZone) % day) + (at - Math.floor(at / 1000) * 1000);

/** Returns the local date. */
export const dayOf = (at: Instant, timeZone: string): PlainDate =>
  new Date(wallClock(at, timeZone)).toISOString().slice(0, 10);

const findStart = (date: PlainDate, timeZone: string): Instant => {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const before = offsetAt(midnight - day, timeZone);
  const early = midnight - before;
  if (offsetAt(early, timeZone) === before) return early;
  const after = offsetAt(midnight + day, timeZone);
  const late = midnight - after;
  // If neither offset fits, the clock skips midnight: the day starts with the clock change.
  return offsetAt(late, timeZone) === after ? late : early;
};

/** Returns the start of a day in a time zone, also on days with a clock change. */
export const startOfDay = (date: PlainDate, timeZone: string): Instant => {
  const key = `${date} ${timeZone}`;
  return starts.get(key) ?? remember(starts, key, findStart(date, timeZone));
};

/** Returns the time of a clock change: the first time with the later offset. */
const jumpBetween = (from: Instant, to: Instant, offset: number, timeZone: string): Instant => {
  let [before, after] = [Math.floor(from / minute), Math.ceil(to / minute)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle * minute, timeZone) === offset) after = middle;
    else before = middle;
  }
  return after * minute;
};

/**
 * Returns when the local clock shows a time of a day. Of a repeated time, returns the first; for a
 * skipped time, returns the clock change.
 */
export const momentOfDay = (date: PlainDate, time: number, timeZone: string): Instant => {
  const start = startOfDay(date, timeZone);
  if (time === 0) return start;
  const end = startOfDay(addDays(date, 1), timeZone);
  if (time === day) return end;
  // Nearly all days have no clock change.
  if (end - start === day) return start + time;
  const wall = Date.parse(`${date}T00:00:00Z`) + time;
  const before = offsetAt(start, timeZone);
  const after = offsetAt(end - 1, timeZone);
  if (offsetAt(wall - before, timeZone) === before) return Math.max(start, wall - before);
  if (offsetAt(wall - after, timeZone) === after) return wall - after;
  return jumpBetween(wall - after, wall - before, after, timeZone);
};

/** Returns the end of a day in a time zone, 23:59:59.999. */
export const endOfDay = (date: PlainDate, timeZone: string): Instant => {
  const key = `${date} ${timeZone}`;
  return ends.get(key) ?? remember(ends, key, startOfDay(addDays(date, 1), timeZone) - 1);
};

/** Returns the start of the next Monday. */
export const endOfWeek = (now: Instant, timeZone: string): Instant => {
  const today = dayOf(now, timeZone);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return startOfDay(addDays(today, weekday === 0 ? 1 : 8 - weekday), timeZone);
};
