import type { PlainDate } from '../../core/ids.ts';
import { plainDate } from '../../core/plain-date.ts';
import { localeFormat, type LocaleFormat } from './locale-format.ts';
import { monthNumber } from './month-names.ts';
import type { DayOrder } from './day-order.ts';
import { weekdaySplits } from './weekday-names.ts';
import { longestWriting, plainWriting, splitTime, timeOf } from './written-time.ts';

/** A day, and its time as `HH:mm` if given. */
export interface WrittenDate {
  readonly date: PlainDate;
  readonly time: string | null;
}

/** The last minute of a day means the whole day. */
export const endOfDayTime = '23:59';

const isoShape =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?$/;

/**
 * Parses `yyyy-M-d` with or without a time, without a time zone; null for other text and
 * nonexistent days.
 */
export const readIsoDate = (text: string): WrittenDate | null => {
  const match = isoShape.exec(text.trim());
  if (match === null) return null;
  const date = plainDate(Number(match[1]), Number(match[2]), Number(match[3]));
  if (date === null) return null;
  if (match[4] === undefined) return { date, time: null };
  const time = timeOf(Number(match[4]), Number(match[5]), Number(match[6] ?? 0));
  return time === null ? null : { date, time };
};

/**
 * Returns the Gregorian year of a year in the language's calendar; 9999 means no end in all
 * calendars.
 */
export const gregorianYear = (
  year: number,
  { yearsAhead }: Pick<LocaleFormat, 'yearsAhead'>,
): number => (yearsAhead > 0 && year > 2400 && year < 2800 ? year - yearsAhead : year);

/** The smallest year that is stored as written; smaller ones get the current millennium. */
export const leastYear = 1000;

/**
 * Returns the full year of a short one: in the current millennium of the language's calendar if
 * possible (`69` in Thai), else of the Gregorian one.
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

const separator = String.raw`\s*([./\-\s])\s*`;
const threeNumbers = new RegExp(
  String.raw`^(\d{1,4})${separator}(\d{1,2})${separator}(\d{1,4})\.?$`,
);
const eastAsian = /^(\d{1,4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?$/u;
const word = String.raw`([\p{L}\p{M}][\p{L}\p{M}.]*)`;
const dayFirst = new RegExp(
  // A date with dashes, as in spreadsheets: 9-Mar-26.
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s*[-/]?\s*(?:de\s+|of\s+)?${word},?\s*[-/]?\s*(?:de\s+|del\s+)?(\d{1,4})$`,
  'iu',
);
const monthFirst = new RegExp(
  String.raw`^${word}\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{1,4})$`,
  'iu',
);

/** The order of dates in a column; null to parse each date separately. */
type ColumnOrder = DayOrder | null;

/** Both readings of a numeric date with the year last. */
interface DigitReadings {
  readonly DMY: PlainDate | null;
  readonly MDY: PlainDate | null;
  readonly isDotted: boolean;
}

const readingsOf = (text: string, format: LocaleFormat): DigitReadings | null => {
  const [, first = '', mark, second = '', , third = ''] = threeNumbers.exec(text) ?? [];
  if (first === '' || first.length > 2) return null;
  return {
    DMY: dayOf(third, Number(second), first, format),
    MDY: dayOf(third, Number(first), second, format),
    isDotted: mark === '.',
  };
};

/** Returns the usual order; dates with dots always start with the day. */
const usualOrder = ({ isDotted }: DigitReadings, format: LocaleFormat): DayOrder =>
  !isDotted && format.dayOrder === 'MDY' ? 'MDY' : 'DMY';

const weekdayOf = (date: PlainDate): number => new Date(`${date}T12:00:00Z`).getUTCDay();

/** Returns the order that a day above 12 or a weekday proves, or null. */
const provenOrder = (both: DigitReadings, weekday: number | null): DayOrder | null => {
  const { DMY, MDY } = both;
  if (DMY === MDY) return null;
  if (DMY === null) return 'MDY';
  if (MDY === null) return 'DMY';
  const isDayFirst = weekdayOf(DMY) === weekday;
  return isDayFirst === (weekdayOf(MDY) === weekday) ? null : isDayFirst ? 'DMY' : 'MDY';
};

const readNumbers = (
  text: string,
  format: LocaleFormat,
  order: ColumnOrder,
  weekday: number | null,
): PlainDate | null => {
  const [, first = '', , second = '', , third = ''] = threeNumbers.exec(text) ?? [];
  if (first === '') return null;
  if (first.length > 2 || (order === null && format.dayOrder === 'YMD' && third.length < 3))
    return dayOf(first, Number(second), third, format);
  const both = readingsOf(text, format);
  return both === null
    ? null
    : both[order ?? provenOrder(both, weekday) ?? usualOrder(both, format)];
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

/** Marks a Gregorian year in Thai. */
const commonEra = 'ค.ศ.';

/** Returns the calendar of a year: by its era, else by language. */
const eraOf = (text: string, locale: string) => {
  const format = localeFormat(locale);
  return format.yearsAhead > 0 && text.includes(commonEra)
    ? { era: /ค\.ศ\.\s*/u, format: { ...format, yearsAhead: 0 } }
    : { era: /พ\.ศ\.\s*/u, format };
};

/** Returns all readings of the text without a weekday. */
const readingsWithoutWeekday = (text: string) => {
  const [surest, ...others] = weekdaySplits(text);
  const asWritten = { rest: text, weekday: null };
  return surest === undefined ? [asWritten] : [surest, asWritten, ...others];
};

/**
 * Parses a date as written in a language, with names or digits. Without a column order, a day above
 * 12, a weekday, or else the language decides. Returns null if the text is no date.
 */
export const readWrittenDate = (
  text: string,
  locale: string,
  order: ColumnOrder = null,
): WrittenDate | null => {
  const plain = plainWriting(text);
  if (plain.length > longestWriting) return null;
  for (const { rest: bare, weekday } of readingsWithoutWeekday(plain)) {
    const { era, format } = eraOf(bare, locale);
    const whole = bare.replace(era, '');
    const iso = readIsoDate(whole);
    if (iso !== null && format.yearsAhead === 0 && Number(iso.date.slice(0, 4)) >= leastYear)
      return iso;
    const split = splitTime(whole);
    if (split === undefined) continue;
    const date = readNumbers(split.rest, format, order, weekday) ?? readNamed(split.rest, format);
    if (date !== null) return { date, time: split.time };
  }
  return null;
};

/** A date inside a longer text, with its position. */
export interface FoundDate {
  readonly date: PlainDate;
  readonly begins: number;
  readonly ends: number;
}

const ordinal = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.)?`;
const monthWord = String.raw`[\p{L}\p{M}][\p{L}\p{M}.]{2,}`;
const yearLast = /(?<![\d./-])\d{1,2}([./-])\s?\d{1,2}\1\s?(?:\d{4}|\d{2})(?![\d/-]|\.\d)/gu;
/** Patterns of dates in a sentence; `readWrittenDate` decides which date it is. */
const candidates: readonly RegExp[] = [
  /(?<![\d./-])\d{4}([./-])\s?\d{1,2}\1\s?\d{1,2}(?!\d)/gu,
  yearLast,
  /(?<!\d)\d{4}\s*[年년]\s*\d{1,2}\s*[月월]\s*\d{1,2}\s*[日일]/gu,
  new RegExp(
    String.raw`(?<!\d)${ordinal}\s+(?:de\s+|of\s+)?${monthWord},?\s+(?:de\s+|del\s+)?(?:[\p{L}\p{M}]\.[\p{L}\p{M}]\.\s*)?\d{4}(?!\d)`,
    'giu',
  ),
  new RegExp(String.raw`(?<!\d)\d{1,2}-${monthWord}-(?:\d{4}|\d{2})(?!\d)`, 'giu'),
  new RegExp(String.raw`${monthWord}\s+${ordinal},?\s+\d{4}(?!\d)`, 'giu'),
];

/** Longer texts aren't searched. */
export const longestSentence = 300;

/** Finds the dates of a sentence in order. */
export const findWrittenDates = (
  text: string,
  locale: string,
  order: ColumnOrder = null,
): readonly FoundDate[] => {
  const weekday = order === null ? (weekdaySplits(text).at(-1)?.weekday ?? null) : null;
  const { format, era } = eraOf(text, locale);
  return candidates
    .flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match): readonly FoundDate[] => {
        const words = plainWriting(match[0]).replace(era, '').trim();
        const date = readNumbers(words, format, order, weekday) ?? readNamed(words, format);
        return date === null
          ? []
          : [{ date, begins: match.index, ends: match.index + match[0].length }];
      }),
    )
    .toSorted((a, b) => a.begins - b.begins || b.ends - a.ends);
};

/** The order of numeric dates in a column. */
export interface ColumnDayOrder {
  readonly order: DayOrder;
  /** Whether the dates prove the order. */
  readonly isProven: boolean;
}

/**
 * Returns the order of day and month in a column, or null if no date can be read both ways or
 * proves an order.
 */
export const decideDayOrder = (
  cells: readonly string[],
  locale: string,
  usual?: DayOrder,
): ColumnDayOrder | null => {
  const format = localeFormat(locale);
  const found = cells.flatMap((cell) => {
    const text = plainWriting(cell);
    if (text.length > longestSentence) return [];
    const weekday = weekdaySplits(text).at(-1)?.weekday ?? null;
    return (text.match(yearLast) ?? []).flatMap((digits) => {
      const both = readingsOf(digits, format);
      return both === null || both.DMY === both.MDY
        ? []
        : [{ proven: provenOrder(both, weekday), isDotted: both.isDotted, both }];
    });
  });
  const [first] = found;
  if (first === undefined) return null;
  const proven = new Set(found.flatMap((one) => one.proven ?? []));
  const [only] = proven;
  if (only !== undefined && proven.size === 1) return { order: only, isProven: true };
  const order = first.isDotted ? 'DMY' : (usual ?? usualOrder(first.both, format));
  return { order, isProven: false };
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Time of a date without a time, for fields where it means the start of the day. */
export const startOfDayTime = '00:00';

/** Formats day, abbreviated month, and year, and the time unless it means the whole day. */
export const writeDate = (
  { date, time }: WrittenDate,
  locale: string,
  wholeDay: string = endOfDayTime,
): string => {
  const format = localeFormat(locale);
  const { tag } = format;
  const known = formatters.get(tag);
  // A day has no zone: at noon it is the same day in all nearby zones.
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
  // A year that could be read in the other calendar is marked as Gregorian.
  const era = gregorianYear(year, format) === year ? '' : `${commonEra} `;
  const day = formatter
    .formatToParts(Date.parse(`${date}T12:00:00Z`))
    .map(({ type, value }) => (type === 'year' ? `${era}${value}` : value))
    .join('');
  return time === null || time === wholeDay ? day : `${day}, ${time}`;
};
