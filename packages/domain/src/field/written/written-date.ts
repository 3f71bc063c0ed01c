import type { PlainDate } from '../../core/ids.ts';
import { plainDate } from '../../core/plain-date.ts';
import { monthNumber } from '../../import/month-names.ts';
import { plainDigits } from './plain-digits.ts';
import { localeFormat, type LocaleFormat } from './locale-format.ts';

/** A day, and the time of it where one was named, `HH:mm`. */
export interface WrittenDate {
  readonly date: PlainDate;
  readonly time: string | null;
}

/** The last minute of a day stands for the day as a whole (specification 5.1). */
export const endOfDayTime = '23:59';

const isoShape = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::\d{2}(?:\.\d{1,9})?)?)?$/;

const pad = (digits: string): string => digits.padStart(2, '0');

const timeOf = (hour: number, minute: number): string | null =>
  hour < 24 && minute < 60 ? `${pad(String(hour))}:${pad(String(minute))}` : null;

/** `yyyy-M-d`, with or without a time, of no zone; null for every other text, and for a day that does not exist. */
export const readIsoDate = (text: string): WrittenDate | null => {
  const match = isoShape.exec(text.trim());
  if (match === null) return null;
  const date = plainDate(Number(match[1]), Number(match[2]), Number(match[3]));
  if (date === null) return null;
  if (match[4] === undefined) return { date, time: null };
  const time = timeOf(Number(match[4]), Number(match[5]));
  return time === null ? null : { date, time };
};

/** The year of our calendar that a language may write by one that is ahead; 9999 stands for no end in every one. */
export const gregorianYear = (
  year: number,
  { yearsAhead }: Pick<LocaleFormat, 'yearsAhead'>,
): number => (yearsAhead > 0 && year > 2400 && year < 2800 ? year - yearsAhead : year);

/** Two digits, and whatever is before the year 1000, mean this millennium (specification 5.1). */
const liftedYear = (year: number, format: LocaleFormat): number =>
  year < 1000 ? year + 2000 : gregorianYear(year, format);

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
  String.raw`^(\d{1,2})(?:st|nd|rd|th|er|º|\.)?\s*(?:de\s+|of\s+)?${word},?\s*(?:de\s+|del\s+)?(\d{1,4})$`,
  'iu',
);
const monthFirst = new RegExp(
  String.raw`^${word}\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{1,4})$`,
  'iu',
);

const readNumbers = (text: string, format: LocaleFormat): PlainDate | null => {
  const [, first = '', second = '', third = ''] = threeNumbers.exec(text) ?? [];
  if (first === '') return null;
  if (first.length > 2 || format.dayOrder === 'YMD') {
    const date = dayOf(first, Number(second), third, format);
    if (date !== null || first.length > 2) return date;
  }
  const asDayFirst = (): PlainDate | null => dayOf(third, Number(second), first, format);
  const asMonthFirst = (): PlainDate | null => dayOf(third, Number(first), second, format);
  return format.dayOrder === 'MDY'
    ? (asMonthFirst() ?? asDayFirst())
    : (asDayFirst() ?? asMonthFirst());
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

const clock =
  /(?:^|[,T\s]\s*)(?:(上午|下午|오전|오후)\s*)?(\d{1,2})(?:[:h]|시\s*)(\d{2})(?:분)?(?::\d{2})?\s*([ap]\.?\s?m\.?)?$/iu;

/** What is left of the text before its time, and the time; undefined where it shows no time of a day. */
const splitTime = (
  text: string,
): { readonly rest: string; readonly time: string | null } | undefined => {
  const match = clock.exec(text);
  if (match === null) return { rest: text, time: null };
  const half = `${match[1] ?? ''}${match[4] ?? ''}`;
  const shown = Number(match[2]);
  if (half !== '' && (shown < 1 || shown > 12)) return undefined;
  const isLater = /下午|오후|^p/iu.test(half);
  const hour = half === '' ? shown : (shown % 12) + (isLater ? 12 : 0);
  const time = timeOf(hour, Number(match[3]));
  return time === null ? undefined : { rest: text.slice(0, match.index).trim(), time };
};

/** A day as people of a language write it, by name or in digits; null where it is none. */
export const readWrittenDate = (text: string, locale: string): WrittenDate | null => {
  const format = localeFormat(locale);
  const whole = plainDigits(text)
    .normalize('NFC')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
  const iso = readIsoDate(whole);
  if (iso !== null && format.yearsAhead === 0 && Number(iso.date.slice(0, 4)) >= 1000) return iso;
  const split = splitTime(whole);
  if (split === undefined) return null;
  const rest = split.rest.replace(/,$/, '').trim();
  const date = readNumbers(rest, format) ?? readNamed(rest, format);
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
  const { tag } = localeFormat(locale);
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
  const day = formatter.format(Date.parse(`${date}T12:00:00Z`));
  return time === null || time === wholeDay ? day : `${day}, ${time}`;
};
