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

/** The time that a day without one has: its last minute, or its first (specification 5.1). */
export const wholeDayTime = ({ startOfDay }: Pick<FieldConstraints, 'startOfDay'>): string =>
  startOfDay ? startOfDayTime : endOfDayTime;

/** A day without a time, or with the one that says none in its field. */
const isDay = (value: FieldValue, constraints: ComparingField['constraints']): boolean =>
  String(value).length === dayLength ||
  String(value).slice(dayLength + 1) === wholeDayTime(constraints);

/** A day of one field as another says it: the time that says none there says none here, too. */
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

/** What is no day is kept as it was entered, to be mended. */
const parseIso = (line: string, constraints: FieldConstraints): string => {
  const read = readIsoDate(line);
  return read === null ? line : kept(read, constraints);
};

/** The day of a value; none where nobody could have typed it, since years before 1000 are of this millennium. */
const asDay = (value: FieldValue): WrittenDate | null => {
  const read = readIsoDate(String(value));
  return read === null || Number(read.date.slice(0, 4)) < leastYear ? null : read;
};

/** A day on the wrong side of today (specification 5.3). */
const dayRefusal = (
  date: string,
  { day }: FieldConstraints,
  { today }: Judging,
): Refusal | null => {
  if (today === null) return null;
  if (day === 'TODAY_OR_LATER' && date < today) return refuse('DateBeforeToday');
  return day === 'TODAY_OR_EARLIER' && date > today ? refuse('DateAfterToday') : null;
};

/** The date formats of specification 5.4, as a message names them. */
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

/** Formats that are read as well if the file comes from a database. */
const extraCellDateFormats = [
  'yyyy-MM-dd HH:mm:ss',
  'yyyy-MM-dd HH:mm:ss.SSS',
  "yyyy-MM-dd'T'HH:mm:ss.SSS'Z'",
];

const isIsoTime = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z?$/;

/** Reads the cell of a file. In files, a date with slashes or dashes has the month first unless its column or the date proves the other order. */
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

/** A calendar day, with a time where its field asks for one. */
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
  // Against a day, a moment counts as its day.
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
