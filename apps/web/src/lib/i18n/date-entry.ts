import { localeFormat } from '@baton/domain/field/written/locale-format';
import { plainDigits } from '@baton/domain/field/written/plain-digits';
import { readWrittenDate, type WrittenDate } from '@baton/domain/field/written/written-date';

export type { WrittenDate };

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** A date as people of a language write it; without a year it is one of this year. Null when it is none. */
export function readDate(text: string, locale: string, now: Date): WrittenDate | null {
  const read = readWrittenDate(text, locale);
  if (read !== null) return read;
  const year = now.getUTCFullYear();
  const bare = plainDigits(text).trim().replace(/[.,]$/, '');
  const isYearFirst = localeFormat(locale).dayOrder === 'YMD';
  const guesses = isYearFirst ? [`${year}-${bare}`, `${bare} ${year}`] : [`${bare} ${year}`];
  return guesses.map((guess) => readWrittenDate(guess, locale)).find((one) => one !== null) ?? null;
}

/** `HH:mm` from 9, 9:30, 0930, 5 pm; null when it is none. */
export function readTime(text: string): string | null {
  const match = /^\s*(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*(a|p)?\.?m?\.?\s*$/i.exec(plainDigits(text));
  if (match === null) return null;
  const half = match[3]?.toLowerCase();
  let hour = Number(match[1]);
  if (half === 'p' && hour < 12) hour += 12;
  if (half === 'a' && hour === 12) hour = 0;
  const minute = Number(match[2] ?? 0);
  return hour < 24 && minute < 60 ? `${pad(hour, 2)}:${pad(minute, 2)}` : null;
}
