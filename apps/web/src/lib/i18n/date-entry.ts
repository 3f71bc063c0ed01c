import type { Clock } from './clock.ts';

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** `yyyy-MM-dd`, or null when there is no such day. */
function dayOf(year: number, month: number, day: number, thisYear: number): string | null {
  // Spec 5.1: years below 1000 are lifted into the current millennium.
  const full = year < 1000 ? Math.floor(thisYear / 1000) * 1000 + year : year;
  const date = new Date(Date.UTC(full, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || full > 9999) return null;
  return `${pad(full, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

const fold = (text: string): string => text.toLocaleLowerCase().replace(/\./g, '');

function monthNamed(word: string, locale: string): number | null {
  const wanted = fold(word);
  if (wanted.length < 3 && !/[^\u0000-\u024f]/.test(wanted)) return null;
  for (const tag of [locale, 'en']) {
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 15));
      const names = (['long', 'short'] as const).map((style) =>
        fold(new Intl.DateTimeFormat(tag, { month: style, timeZone: 'UTC' }).format(day)),
      );
      if (
        names.some((name) => name === wanted || (wanted.length >= 3 && name.startsWith(wanted)))
      ) {
        return month + 1;
      }
    }
  }
  return null;
}

/** Order in which the locale writes year, month and day. */
const order = (locale: string): readonly string[] =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric' })
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter((type) => type !== 'literal');

/**
 * Reads a date as people type it: 2027-03-31, 31.3.27, 31 Mar 2027, or as the locale
 * orders it. Null when it is none.
 */
export function readDate(text: string, clock: Clock, now: Date): string | null {
  const thisYear = now.getUTCFullYear();
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => digits);
  const word = /\p{L}{2,}\.?/u.exec(text.replace(/[年月日년월일]/g, ' '))?.[0];
  if (word !== undefined) {
    const month = monthNamed(word.replace(/\.$/, ''), clock.dateLocale);
    const [one, other] = numbers;
    if (month === null || one === undefined || numbers.length > 2) return null;
    const [day, year] = one.length === 4 ? [other, one] : [one, other];
    return day === undefined ? null : dayOf(Number(year ?? thisYear), month, Number(day), thisYear);
  }
  const [first, second, third] = numbers;
  if (first === undefined || second === undefined || numbers.length > 3) return null;
  if (first.length === 4) return dayOf(Number(first), Number(second), Number(third ?? 1), thisYear);
  const parts = order(clock.dateLocale).filter((type) => third !== undefined || type !== 'year');
  const read = (type: string): number =>
    Number([first, second, third][parts.indexOf(type)] ?? thisYear);
  return dayOf(third === undefined ? thisYear : read('year'), read('month'), read('day'), thisYear);
}

/** `HH:mm` from 9, 9:30, 0930, 5 pm; null when it is none. */
export function readTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*(a|p)?\.?m?\.?\s*$/i.exec(text);
  if (match === null) return null;
  const half = match[3]?.toLowerCase();
  let hour = Number(match[1]);
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  const minute = Number(match[2] ?? 0);
  return hour < 24 && minute < 60 ? `${pad(hour, 2)}:${pad(minute, 2)}` : null;
}
