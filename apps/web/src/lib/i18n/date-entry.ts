import { localeFormat } from '@baton/domain/field/written/locale-format';
import { plainDigits } from '@baton/domain/field/written/plain-digits';
import { asWallTime } from '@baton/domain/field/written/wall-time';
import { isPlainDate } from '@baton/domain/core/plain-date';
import {
  leastYear,
  readIsoDate,
  readWrittenDate,
  type WrittenDate,
} from '@baton/domain/field/written/written-date';
import type { Clock } from './clock.ts';

export { readIsoDate };
export type { WrittenDate };
export { readWrittenTime as readTime } from '@baton/domain/field/written/written-time';

/**
 * Parses a date in the format of a language, or a timestamp with a time zone. Without a year, uses
 * the year of `today`. Returns null if the text isn't a date.
 */
export function readDate(
  text: string,
  { entryLocale: locale, timeZone }: Pick<Clock, 'entryLocale' | 'timeZone'>,
  today: string,
): WrittenDate | null {
  const read = readWrittenDate(asWallTime(text, timeZone), locale);
  if (read !== null) return read;
  const year = today.slice(0, 4);
  const bare = plainDigits(text).trim().replace(/[.,]$/, '');
  const isYearFirst = localeFormat(locale).dayOrder === 'YMD';
  const guesses = isYearFirst ? [`${year}-${bare}`, `${bare} ${year}`] : [`${bare} ${year}`];
  return guesses.map((guess) => readWrittenDate(guess, locale)).find((one) => one !== null) ?? null;
}

/** Returns true if the text is a stored date, `yyyy-MM-dd`. */
export const isDay = (text: string): boolean =>
  isPlainDate(text) && Number(text.slice(0, 4)) >= leastYear;
