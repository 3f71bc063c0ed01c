import { localeFormat } from '@baton/domain/field/written/locale-format';
import { plainDigits } from '@baton/domain/field/written/plain-digits';
import { isPlainDate } from '@baton/domain/core/plain-date';
import {
  leastYear,
  readIsoDate,
  readWrittenDate,
  type WrittenDate,
} from '@baton/domain/field/written/written-date';

export { readIsoDate };
export type { WrittenDate };
export { readWrittenTime as readTime } from '@baton/domain/field/written/written-time';

/** A date as people of a language write it; without a year it is one of the year of `today`. Null when it is none. */
export function readDate(text: string, locale: string, today: string): WrittenDate | null {
  const read = readWrittenDate(text, locale);
  if (read !== null) return read;
  const year = today.slice(0, 4);
  const bare = plainDigits(text).trim().replace(/[.,]$/, '');
  const isYearFirst = localeFormat(locale).dayOrder === 'YMD';
  const guesses = isYearFirst ? [`${year}-${bare}`, `${bare} ${year}`] : [`${bare} ${year}`];
  return guesses.map((guess) => readWrittenDate(guess, locale)).find((one) => one !== null) ?? null;
}

/** Whether a text is a day as it is kept, `yyyy-MM-dd`. */
export const isDay = (text: string): boolean =>
  isPlainDate(text) && Number(text.slice(0, 4)) >= leastYear;
