import type { PlainDate } from './ids.ts';

const dayLength = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** Returns the day, or null if it doesn't exist (April 31). */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  if (year < 1 || year > 9999) return null;
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : null;
}

/** Returns whether the value is `yyyy-MM-dd` of an existing day. */
export function isPlainDate(value: string): boolean {
  const match = pattern.exec(value);
  return (
    match !== null && plainDate(Number(match[1]), Number(match[2]), Number(match[3])) === value
  );
}

const dayNumber = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`) / dayLength;

/** Returns the days between two dates; negative if `to` is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number =>
  dayNumber(to) - dayNumber(from);

/** Returns the day a number of days later, or earlier if negative. */
export const addDays = (date: PlainDate, days: number): PlainDate =>
  new Date((dayNumber(date) + days) * dayLength).toISOString().slice(0, 10);

/**
 * Returns the same day a number of months later (earlier if negative), or the last day of a shorter
 * month.
 */
export const addMonths = (date: PlainDate, months: number): PlainDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  const found = [day, 30, 29, 28].map((one) => plainDate(toYear, toMonth, Math.min(one, day)));
  return found.find((one) => one !== null) ?? date;
};
