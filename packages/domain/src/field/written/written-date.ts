import type { PlainDate } from '../../core/ids.ts';
import { plainDate } from '../../core/plain-date.ts';
import { monthNumber } from '../../import/month-names.ts';
import { localeFormat, type LocaleFormat } from './locale-format.ts';
import { withoutWeekday } from './weekday-names.ts';
import { longestWriting, plainWriting, splitTime, timeOf } from './written-time.ts';

/** A day, and the time of it where one was named, `HH:mm`. */
export interface WrittenDate {
  readonly date: PlainDate;
  readonly time: string | null;
}

/** The last minute of a day stands for the day as a whole (specification 5.1). */
export const endOfDayTime = '23:59';

const isoShape =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?$/;

/** `yyyy-M-d`, with or without a time, of no zone; null for every other text, and for a day that does not exist. */
export const readIsoDate = (text: string): WrittenDate | null => {
  const match = isoShape.exec(text.trim());
  if (match === null) return null;
  const date = plainDate(Number(match[1]), Number(match[2]), Number(match[3]));
  if (date === null) return null;
  if (match[4] === undefined) return { date, time: null };
  const time = timeOf(Number(match[4]), Number(match[5]), Number(match[6] ?? 0));
  return time === null ? null : { date, time };
};

/** The year of our calendar that a language may write by one that is ahead; 9999 stands for no end in every one. */
export const gregorianYear = (
  year: number,
  { yearsAhead }: Pick<LocaleFormat, 'yearsAhead'>,
): number => (yearsAhead > 0 && year > 2400 && year < 2800 ? year - yearsAhead : year);

/** The least year that is written down as it is; what is before it stands for one of this millennium. */
export const leastYear = 1000;

/**
 * Two digits, and whatever is before the year 1000, mean this millennium (specification 5.1): by
 * the years of the language where they lie in it, `69` in Thai, else by ours.
 */
const liftedYear = (year: number, format: LocaleFormat): number => {
  if (year >= leastYear) return gregorianYear(year, format);
  const short = 500 + year - format.yearsAhead;
  return year < 100 && format.yearsAhead > 0 && short >= 0
    ? 2000 + short
    : gregorianYear(year + 2000, format);
};

const dayOf = (
  year: string | undefined,
  month: number,
  day: string | undefined,
  format: LocaleFormat,
): PlainDate | null => plainDate(liftedYear(Number(year), format), month, Number(day));

const separator = String.raw`\s*[./\-\s]\s*`;
const threeNumbers = new RegExp(
  String.raw`^(\d{1,4})${separator}(\d{1,2})${separator}(\d{1,4})\.?$`,
);
const eastAsian = /^(\d{1,4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?$/u;
const word = String.raw`([\p{L}\p{M}][\p{L}\p{M}.]*)`;
const dayFirst = new RegExp(
  // With strokes as spreadsheets write it: 9-Mar-26.
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s*[-/]?\s*(?:de\s+|of\s+)?${word},?\s*[-/]?\s*(?:de\s+|del\s+)?(\d{1,4})$`,
  'iu',
);
const monthFirst = new RegExp(
  String.raw`^${word}\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{1,4})$`,
  'iu',
);

const readNumbers = (text: string, format: LocaleFormat): PlainDate | null => {
  const [, first = '', second = '', third = ''] = threeNumbers.exec(text) ?? [];
  if (first === '') return null;
  // A day that does not exist in the order of the language is none: rather than another.
  if (first.length > 2 || (format.dayOrder === 'YMD' && third.length < 3))
    return dayOf(first, Number(second), third, format);
  return format.dayOrder === 'MDY'
    ? dayOf(third, Number(first), second, format)
    : dayOf(third, Number(second), first, format);
};

const readNamed = (text: string, format: LocaleFormat): PlainDate | null => {
  const east = eastAsian.exec(text);
  if (east !== null) return dayOf(east[1], Number(east[2]), east[3], format);
  const byDay = dayFirst.exec(text);
  const byMonth = byDay === null ? monthFirst.exec(text) : null;
  const name = byDay?.[2] ?? byMonth?.[1];
  const month = name === undefined ? null : monthNumber(name);
  if (month === null) return null;
  return dayOf(byDay?.[3] ?? byMonth?.[3], month, byDay?.[1] ?? byMonth?.[2], format);
};

/** Says of a year in Thai that it is one of our calendar. */
const commonEra = 'ค.ศ.';

/** A text whose era says by which calendar its year is; without one, by either. */
const inEra = (whole: string, format: LocaleFormat) =>
  format.yearsAhead > 0 && whole.includes(commonEra)
    ? { whole: whole.replace(/ค\.ศ\.\s*/u, ''), format: { ...format, yearsAhead: 0 } }
    : { whole: whole.replace(/พ\.ศ\.\s*/u, ''), format };

/** A day as people of a language write it, by name or in digits; null where it is none. */
export const readWrittenDate = (text: string, locale: string): WrittenDate | null => {
  const plain = plainWriting(text);
  if (plain.length > longestWriting) return null;
  const { whole, format } = inEra(withoutWeekday(plain), localeFormat(locale));
  const iso = readIsoDate(whole);
  if (iso !== null && format.yearsAhead === 0 && Number(iso.date.slice(0, 4)) >= leastYear)
    return iso;
  const split = splitTime(whole);
  if (split === undefined) return null;
  const date = readNumbers(split.rest, format) ?? readNamed(split.rest, format);
  return date === null ? null : { date, time: split.time };
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** The time that stands for a day as a whole where the day begins with it. */
export const startOfDayTime = '00:00';

/** Day, abbreviated month and year (specification 9), and the time unless it stands for the whole day. */
export const writeDate = (
  { date, time }: WrittenDate,
  locale: string,
  wholeDay: string = endOfDayTime,
): string => {
  const format = localeFormat(locale);
  const { tag } = format;
  const known = formatters.get(tag);
  // A day has no zone: read at noon it is the same day everywhere near.
  const formatter =
    known ??
    new Intl.DateTimeFormat(tag, {
      timeZone: 'UTC',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
  if (known === undefined) formatters.set(tag, formatter);
  const year = Number(date.slice(0, 4));
  // A year that would be read as one of the other calendar says that it is of ours.
  const era = gregorianYear(year, format) === year ? '' : `${commonEra} `;
  const day = formatter
    .formatToParts(Date.parse(`${date}T12:00:00Z`))
    .map(({ type, value }) => (type === 'year' ? `${era}${value}` : value))
    .join('');
  return time === null || time === wholeDay ? day : `${day}, ${time}`;
};
