import { plainDate } from '../../core/plain-date.ts';
import type { PlainDate } from '../../core/ids.ts';
import { monthNumber } from '../../import/month-names.ts';
import { localeFormat, type LocaleFormat } from './locale-format.ts';
import { gregorianYear, leastYear, readIsoDate, type WrittenDate } from './written-date.ts';
import { splitTime } from './written-time.ts';

/** How a day may stand in a cell (specification 5.4), as a message names it. */
export const cellDateFormats = [
  'd MMM yyyy',
  'M-d-yy',
  'M/d/yy',
  'M/d/yyyy',
  'MM-dd-yy',
  'MM-dd-yyyy',
  'MM/dd/yy',
  'MM/dd/yyyy',
  'MMM dd, yyyy',
  'MMMM dd, yyyy',
  'yyyy-MM-dd',
] as const;

/** What is taken besides where a file comes out of a database. */
export const extraCellDateFormats = [
  'yyyy-MM-dd HH:mm:ss',
  'yyyy-MM-dd HH:mm:ss.SSS',
  "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'",
] as const;

/** Two digits, and whatever is before the year 1000, mean this millennium; four may count by the reader's years. */
const yearIn = (digits: string | undefined, format: LocaleFormat): number =>
  Number(digits) < leastYear ? Number(digits) + 2000 : gregorianYear(Number(digits), format);

interface DayParts {
  readonly year: string | undefined;
  readonly month: number | null;
  readonly day: string | undefined;
}

const inDigits = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})$/;
const byName = /^(\p{L}{3,})\.?\s+(\d{1,2}),\s*(\d{4})$/u;
const dayAndName = /^(\d{1,2})\s+(\p{L}{3,})\.?\s+(\d{4})$/u;

const partsOf = (text: string): DayParts | null => {
  const digits = inDigits.exec(text);
  if (digits !== null) return { year: digits[4], month: Number(digits[1]), day: digits[3] };
  const named = byName.exec(text);
  if (named !== null) return { year: named[3], month: monthNumber(named[1] ?? ''), day: named[2] };
  const dayFirst = dayAndName.exec(text);
  return dayFirst === null
    ? null
    : { year: dayFirst[3], month: monthNumber(dayFirst[2] ?? ''), day: dayFirst[1] };
};

const readDay = (text: string, format: LocaleFormat): PlainDate | null => {
  const parts = partsOf(text);
  return parts === null
    ? null
    : plainDate(yearIn(parts.year, format), parts.month ?? 0, Number(parts.day));
};

/** A day as programs write it, by a year of our calendar. */
const isoOf = (text: string, format: LocaleFormat): string =>
  `${yearIn(text.slice(0, 4), format)}${text.slice(4)}`;

const minutes = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/;
const seconds = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z?$/;

/** The day of a cell; a time only where the field has one, or where files of databases are meant. */
export const readCellDate = (
  text: string,
  {
    withTime,
    extraFormats,
    locale,
  }: { readonly withTime: boolean; readonly extraFormats: boolean; readonly locale: string },
): WrittenDate | null => {
  const format = localeFormat(locale);
  const isTimed = (withTime && minutes.test(text)) || (extraFormats && seconds.test(text));
  // The Z of a database that keeps no zones says nothing; where it does, the caller has read it.
  if (isTimed || /^\d{4}-\d{2}-\d{2}$/.test(text))
    return readIsoDate(isoOf(text.replace(/Z$/, ''), format));
  const split = withTime ? splitTime(text) : { rest: text, time: null };
  const date = split === undefined ? null : readDay(split.rest, format);
  return date === null || split === undefined ? null : { date, time: split.time };
};
