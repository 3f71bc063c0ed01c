import { format, getFormatDateInfo, getFormatFromId, isDateFormat, isValidFormat } from 'numfmt';
import type { Archive } from '../../../platform/files/archive.ts';
import { parseXml } from '../../../platform/files/parse-xml.ts';

/** The number format of each cell style, by its position. */
export const readNumberFormats = async (
  archive: Archive,
  part: string | null,
): Promise<readonly string[]> => {
  const custom = new Map<string, string>();
  const ids: string[] = [];
  let inCells = false;
  if (part !== null)
    await parseXml(archive, part, {
      open: (name, { numFmtId = '0', formatCode = '' }) => {
        if (name === 'numFmt') custom.set(numFmtId, formatCode);
        if (name === 'cellXfs') inCells = true;
        if (name === 'xf' && inCells) ids.push(numFmtId);
      },
      close: (name) => {
        if (name === 'cellXfs') inCells = false;
      },
    });
  return ids.map((id) => custom.get(id) ?? builtIn(Number(id)));
};

/**
 * Returns whether a format is a date of an East Asian program. Such files contain only the number
 * of the format.
 */
const isEastAsianDate = (id: number): boolean => (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

const builtIn = (id: number): string => {
  if (isEastAsianDate(id)) return 'yyyy-mm-dd';
  return Number.isInteger(id) && id >= 0 && id < 82 ? getFormatFromId(id) : 'General';
};

export interface NumberStyle {
  /** Locale of decimal marks and of names of months. */
  readonly locale: string;
  readonly date1904: boolean;
}

const secondsPerDay = 86_400;
/** 1 January 1970 in days since the start of the calendar of workbooks. */
const epoch = 25_569;
const days1904 = 1462;
/** 31 December 9999. */
const lastDay = 2_958_465;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const timeText = (seconds: number, withSeconds: boolean): string => {
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const time = `${twoDigits(hours)}:${twoDigits(minutes)}`;
  return withSeconds || rest !== 0 ? `${time}:${twoDigits(rest)}` : time;
};

/**
 * Returns the text of a date. A whole day has the same format in every language, so that day and
 * month aren't mistaken for each other. Formats of a month, a time, or a duration are applied,
 * because they are unambiguous.
 */
const dateText = (days: number, pattern: string, locale: string): string => {
  // Rounds to seconds, because workbooks store times inexactly: 11:30 can be stored as
  // 11:29:59.99999.
  const total = Math.round(days * secondsPerDay);
  const day = Math.floor(total / secondsPerDay);
  const seconds = total - day * secondsPerDay;
  const shown = getFormatDateInfo(pattern);
  const isTime = shown.hours || shown.seconds;
  const isLength = /\[[hms]+\]/i.test(pattern);
  if (isLength || (day === 0 ? isTime : !shown.day && !isTime))
    return format(pattern, total / secondsPerDay, { locale });
  if (day === 0) return timeText(seconds, false);
  const date = new Date((day - epoch) * secondsPerDay * 1000).toISOString().slice(0, 10);
  return isTime || seconds !== 0 ? `${date} ${timeText(seconds, shown.seconds)}` : date;
};

/** Returns a number with as many digits as workbooks store, never as a power of ten. */
const plainText = (value: number, raw: string, locale: string): string => {
  // Numbers with more digits than a number can store are identifiers.
  if (/^-?\d{1,40}$/.test(raw)) return raw;
  const size = Math.abs(value);
  if (size !== 0 && (size >= 1e30 || size < 1e-20)) return raw;
  return new Intl.NumberFormat(locale, {
    useGrouping: false,
    maximumSignificantDigits: 15,
    numberingSystem: 'latn',
  }).format(value);
};

/** A number as the workbook shows it. `raw` is how the file writes it. */
export const numberText = (
  raw: string,
  pattern: string,
  { locale, date1904 }: NumberStyle,
): string => {
  const value = Number(raw);
  if (raw === '' || !Number.isFinite(value)) return raw;
  if (pattern === 'General' || pattern === '@' || !isValidFormat(pattern))
    return plainText(value, raw, locale);
  if (isDateFormat(pattern)) {
    const days = value + (date1904 && value >= 1 ? days1904 : 0);
    return days < 0 || days > lastDay
      ? plainText(value, raw, locale)
      : dateText(days, pattern, locale);
  }
  const shown = format(pattern, value, { locale }).trim();
  // Ignores a format that hides the value or shows a dash for zero, because the value would be
  // lost.
  if (!/[\p{L}\p{N}]/u.test(shown)) return plainText(value, raw, locale);
  // Adds the minus sign of negative amounts, which accounting formats show in brackets.
  return shown.replace(/^\((.*)\)$/s, '-$1');
};
