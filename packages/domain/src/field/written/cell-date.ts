import { plainDate } from '../../core/plain-date.ts';
import type { PlainDate } from '../../core/ids.ts';
import { monthNumber } from '../../import/month-names.ts';
import { readIsoDate, type WrittenDate } from './written-date.ts';

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

const day = (year: string | undefined, month: number | null, of: string | undefined) =>
  plainDate(Number(year) + (year?.length === 2 ? 2000 : 0), month ?? 0, Number(of));

const inDigits = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})$/;
const byName = /^(\p{L}{3,})\.?\s+(\d{1,2}),\s*(\d{4})$/u;
const dayAndName = /^(\d{1,2})\s+(\p{L}{3,})\.?\s+(\d{4})$/u;

const readDay = (text: string): PlainDate | null => {
  const digits = inDigits.exec(text);
  if (digits !== null) return day(digits[4], Number(digits[1]), digits[3]);
  const named = byName.exec(text);
  if (named !== null) return day(named[3], monthNumber(named[1] ?? ''), named[2]);
  const dayFirst = dayAndName.exec(text);
  return dayFirst === null ? null : day(dayFirst[3], monthNumber(dayFirst[2] ?? ''), dayFirst[1]);
};

const minutes = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}$/;
const seconds = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z?$/;

/** The day of a cell; a time only where the field has one, or where files of databases are meant. */
export const readCellDate = (
  text: string,
  { withTime, extraFormats }: { readonly withTime: boolean; readonly extraFormats: boolean },
): WrittenDate | null => {
  const isTimed = (withTime && minutes.test(text)) || (extraFormats && seconds.test(text));
  // The Z of a database that keeps no zones says nothing; where it does, the caller has read it.
  if (isTimed || /^\d{4}-\d{2}-\d{2}$/.test(text)) return readIsoDate(text.replace(/Z$/, ''));
  const date = readDay(text);
  return date === null ? null : { date, time: null };
};
