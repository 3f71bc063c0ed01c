import { refuse, type Refusal } from '../../core/refusal.ts';
import type { FieldConstraints } from '../field-constraints.ts';
import type { FieldShape, FieldValue } from '../field.ts';
import {
  decideDayOrder,
  endOfDayTime,
  leastYear,
  readIsoDate,
  readWrittenDate,
  startOfDayTime,
  writeDate,
  type WrittenDate,
} from '../written/written-date.ts';
import { fileDayOrder } from '../written/day-order.ts';
import { plainDigits } from '../written/plain-digits.ts';
import { asWallTime } from '../written/wall-time.ts';
import {
  cellOf,
  cellRefused,
  type CellReading,
  compareText,
  type ComparingField,
  type Judging,
  type KindRecord,
  orderFilters,
  parseLine,
} from './kind-record.ts';

const dayLength = 'yyyy-MM-dd'.length;

const dayPart = (value: FieldValue): string => String(value).slice(0, dayLength);

/** Returns the time that means a whole day: its last minute or its first. */
export const wholeDayTime = ({ startOfDay }: Pick<FieldConstraints, 'startOfDay'>): string =>
  startOfDay ? startOfDayTime : endOfDayTime;

/** Returns whether the value is a day without a specific time. */
const isDay = (value: FieldValue, constraints: ComparingField['constraints']): boolean =>
  String(value).length === dayLength ||
  String(value).slice(dayLength + 1) === wholeDayTime(constraints);

/** Converts a date for another field; a day without a time stays one. */
export const dayAcross = (
  value: FieldValue,
  { constraints: from }: Pick<FieldShape, 'constraints'>,
  { kind, constraints: to }: Pick<FieldShape, 'kind' | 'constraints'>,
): FieldValue =>
  kind === 'DATE' && value === `${dayPart(value)}T${wholeDayTime(from)}`
    ? `${dayPart(value)}T${wholeDayTime(to)}`
    : value;

const kept = ({ date, time }: WrittenDate, constraints: FieldConstraints): string =>
  constraints.withTime ? `${date}T${time ?? wholeDayTime(constraints)}` : date;

/** Invalid dates are stored as entered, so that people can fix them. */
const parseIso = (line: string, constraints: FieldConstraints): string => {
  const read = readIsoDate(line);
  return read === null ? line : kept(read, constraints);
};

/** Returns the parsed date, or null before the year 1000, which can't be typed. */
const asDay = (value: FieldValue): WrittenDate | null => {
  const read = readIsoDate(String(value));
  return read === null || Number(read.date.slice(0, 4)) < leastYear ? null : read;
};

/** Refuses a day on the wrong side of today. */
const dayRefusal = (
  date: string,
  { day }: FieldConstraints,
  { today }: Judging,
): Refusal | null => {
  if (today === null) return null;
  if (day === 'TODAY_OR_LATER' && date < today) return refuse('DateBeforeToday');
  return day === 'TODAY_OR_EARLIER' && date > today ? refuse('DateAfterToday') : null;
};

/** Date formats of files, as named in error messages. */
const cellDateFormats = [
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
];

/** Further date formats for files from databases. */
const extraCellDateFormats = [
  'yyyy-MM-dd HH:mm:ss',
  'yyyy-MM-dd HH:mm:ss.SSS',
  "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'",
];

const isIsoTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z?$/;

/**
 * Parses the cell of a file. A date with slashes or dashes has the month first, unless its column
 * or the date proves the other order.
 */
const readCellDate = (
  cell: string,
  { withTime }: FieldConstraints,
  { locale, extraDateFormats, dayOrder }: CellReading,
): WrittenDate | null => {
  const isFromDatabase = extraDateFormats && isIsoTime.test(cell);
  const text = isFromDatabase ? cell.replace(/Z$/, '') : cell;
  const order = dayOrder ?? decideDayOrder([text], locale, fileDayOrder)?.order ?? null;
  const read = readWrittenDate(text, locale, order);
  return read === null || (read.time !== null && !withTime && !isFromDatabase) ? null : read;
};

/** A calendar day, with a time if the field has one. */
export const dateKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: orderFilters,
  constraints: ['withTime', 'startOfDay', 'day'],
  parse: (raw, { constraints }) => {
    const line = parseLine(raw);
    return typeof line === 'string' ? parseIso(line, constraints) : line;
  },
  validate: (value, { constraints }, judging) => {
    const read = asDay(value);
    return read === null ? refuse('InvalidDate') : dayRefusal(read.date, constraints, judging);
  },
  // A day and a time compare by day.
  compare: (a, b, { constraints }) =>
    isDay(a, constraints) || isDay(b, constraints)
      ? compareText(dayPart(a), dayPart(b))
      : compareText(a, b),
  format: (value, { constraints }, { locale }) => {
    const read = asDay(value);
    return read === null ? String(value) : writeDate(read, locale, wholeDayTime(constraints));
  },
  parseText: (text, { constraints }, { locale }) => {
    if (text.trim() === '') return null;
    const read = readWrittenDate(text, locale);
    return read === null ? undefined : kept(read, constraints);
  },
  parseCell: (text, { constraints }, reading) => {
    const { extraDateFormats, timeZone } = reading;
    const cell = plainDigits(text).trim();
    const isZoned = extraDateFormats && timeZone !== undefined;
    const local = isZoned ? asWallTime(cell, timeZone) : cell;
    if (local !== cell) return cellOf(parseIso(local, constraints));
    if (cell === '') return cellOf(null);
    const read = readCellDate(cell, constraints, reading);
    if (read !== null) return cellOf(kept(read, constraints));
    const formats = extraDateFormats
      ? [...cellDateFormats, ...extraCellDateFormats]
      : cellDateFormats;
    return cellRefused(refuse('DateNotInFormat', { formats: formats.join('; ') }));
  },
};
