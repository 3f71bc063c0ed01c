import type { Clock } from './clock.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

const formatter = (clock: Clock, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${clock.dateLocale}|${clock.timeZone}|${clock.hour12}|${JSON.stringify(options)}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const isTimed = options.hour !== undefined || options.timeStyle !== undefined;
  const newFormatter = new Intl.DateTimeFormat(clock.dateLocale, {
    timeZone: clock.timeZone,
    ...(isTimed ? { hour12: clock.hour12 } : {}),
    ...options,
  });
  formatters.set(key, newFormatter);
  return newFormatter;
};

/** Returns `yyyy-MM-dd` of the instant in the clock's zone. */
export const dayKey = (at: Date, clock: Clock): string =>
  formatter(
    { ...clock, dateLocale: 'en-CA' },
    { year: 'numeric', month: '2-digit', day: '2-digit' },
  ).format(at);

const clockTime = (at: Date, clock: Clock): string =>
  formatter(
    { ...clock, dateLocale: 'en-GB', hour12: false },
    { hour: '2-digit', minute: '2-digit' },
  ).format(at);

/** Returns false for exactly 23:59, which means the end of the day without a time. */
export const hasTimePart = (at: Date, clock: Clock): boolean => clockTime(at, clock) !== '23:59';

/** Returns the calendar days from now in the clock's zone. Yesterday is -1. */
export const dayDistance = (at: Date, now: Date, clock: Clock): number =>
  Math.round((Date.parse(dayKey(at, clock)) - Date.parse(dayKey(now, clock))) / 86_400_000);

/** Formats as "Fri 27 Nov", or as "27 Nov 2025" if the year isn't the current one. */
export const shortDateText = (at: Date, now: Date, clock: Clock): string => {
  const isThisYear = dayKey(at, clock).slice(0, 4) === dayKey(now, clock).slice(0, 4);
  const text = formatter(
    clock,
    isThisYear
      ? { weekday: 'short', day: 'numeric', month: 'short' }
      : { day: 'numeric', month: 'short', year: 'numeric' },
  ).format(at);
  return clock.dateLocale === 'en-GB' ? text.replace(',', '') : text;
};

/** Formats as "Today", "Tomorrow", or a short date. */
export function dayText(at: Date, now: Date, clock: Clock): string {
  const distance = dayDistance(at, now, clock);
  if (Math.abs(distance) <= 1) {
    const word = new Intl.RelativeTimeFormat(clock.dateLocale, { numeric: 'auto' }).format(
      distance,
      'day',
    );
    return word.charAt(0).toLocaleUpperCase(clock.dateLocale) + word.slice(1);
  }
  return shortDateText(at, now, clock);
}

export const timeText = (at: Date, clock: Clock): string =>
  formatter(clock, { hour: 'numeric', minute: '2-digit' }).format(at);

/** Formats as "27 Nov 2026". */
export const dateText = (at: Date, clock: Clock): string =>
  formatter(clock, { day: 'numeric', month: 'short', year: 'numeric' }).format(at);

/** Formats date, time, and zone for the tooltip. */
export const fullText = (at: Date, clock: Clock): string =>
  formatter(clock, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const month = 30 * day;
const year = 365 * day;

/** Formats in seconds below one minute, then in minutes, hours, days, months, or years. */
export function relativeText(at: Date, now: Date, clock: Clock): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const size = Math.abs(seconds);
  const [unit, length] = (
    size < minute
      ? ['second', 1]
      : size < hour
        ? ['minute', minute]
        : size < day
          ? ['hour', hour]
          : size < month
            ? ['day', day]
            : size < year
              ? ['month', month]
              : ['year', year]
  ) satisfies [Intl.RelativeTimeFormatUnit, number];
  return new Intl.RelativeTimeFormat(clock.dateLocale, { numeric: 'auto' }).format(
    Math.trunc(seconds / length),
    unit,
  );
}

/** Returns the name of a weekday. 0 is Monday. */
export const weekdayName = (day: number, clock: Clock): string =>
  // January 1, 2024, was a Monday.
  formatter({ ...clock, timeZone: 'UTC' }, { weekday: 'long' }).format(Date.UTC(2024, 0, 1 + day));
