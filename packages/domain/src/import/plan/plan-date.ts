import type { PlainDate } from '../../core/ids.ts';
import { daysBetween, plainDate } from '../../core/plain-date.ts';
import type { DayOrder } from '../../field/written/day-order.ts';
import { monthNumber } from '../../field/written/month-names.ts';
import { isWeekday } from '../../field/written/weekday-names.ts';
import {
  findWrittenDates,
  longestSentence,
  type FoundDate,
} from '../../field/written/written-date.ts';
import { plainWriting } from '../../field/written/written-time.ts';

/** Date in a cell. `exact` is false if the cell contains more, such as a time. */
export type CellDate =
  | { readonly kind: 'DAY'; readonly date: PlainDate; readonly exact: boolean }
  | {
      readonly kind: 'RANGE';
      readonly from: PlainDate;
      readonly to: PlainDate;
      readonly exact: boolean;
    }
  /** Days after the start of the workflow, such as "Day 3" or "T+2". */
  | { readonly kind: 'OFFSET'; readonly days: number };

const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.)?`;
const word = String.raw`([\p{L}\p{M}]{3,})\.?`;

/** How dates are read. */
export interface PlanDateReading {
  readonly locale: string;
  /** Order of day and month in the column. If null, each date is read on its own. */
  readonly order: DayOrder | null;
}

/**
 * Returns the date in a cell of a plan, or null. Of several dates, the first counts. A dash between
 * two dates makes a range.
 */
export function readPlanDate(cell: string, { locale, order }: PlanDateReading): CellDate | null {
  const text = plainWriting(cell);
  if (text === '' || text.length > longestSentence) return null;
  const offset = /^(day|tag|jour|d[ií]a|t|d)\s*(\+?)\s*(\d{1,4})$/i.exec(text);
  if (offset !== null) return readOffset(offset[1] ?? '', offset[2] ?? '', offset[3] ?? '');
  const [first, second] = findWrittenDates(text, locale, order);
  if (first === undefined) return null;
  const span = second === undefined ? null : readSpan(text, first, second);
  const range = span ?? readShortRange(text, first);
  if (range !== null)
    return { kind: 'RANGE', from: range.from, to: range.to, exact: isExact(text, range) };
  return { kind: 'DAY', date: first.date, exact: isExact(text, first) };
}

/** "Day 1" is the first day. "T+1" and "Day +1" are the day after it. */
function readOffset(name: string, plus: string, digits: string): CellDate {
  const counted = name.length > 1 && plus === '';
  return { kind: 'OFFSET', days: Math.max(0, Number(digits) - (counted ? 1 : 0)) };
}

const weekday = String.raw`(?:\p{L}{2,12}\.?,?\s+)?`;
const joint = String.raw`\s*(?:-|–|—|to|until|bis|au|al|a)\s*`;

interface FoundRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly begins: number;
  readonly ends: number;
}

/** Two complete dates with a dash between them. */
function readSpan(text: string, first: FoundDate, second: FoundDate): FoundRange | null {
  const between = text.slice(first.ends, second.begins);
  const joined = new RegExp(`^${joint}${weekday}$`, 'iu').test(between);
  if (!joined || daysBetween(first.date, second.date) < 0) return null;
  return { from: first.date, to: second.date, begins: first.begins, ends: second.ends };
}

/**
 * Range whose first day has no month or year: "23rd - Thursday 26th March 2026", "28 Feb – 3 March
 * 2026".
 */
function readShortRange(text: string, last: FoundDate): FoundRange | null {
  const before = text.slice(0, last.begins);
  const match = new RegExp(
    String.raw`(?<!\d)${ordinal}(?:\s+${word})?${joint}${weekday}$`,
    'iu',
  ).exec(before);
  if (match === null) return null;
  const [year = 0, lastMonth = 0] = last.date.split('-').map(Number);
  const month = match[2] === undefined ? lastMonth : monthNumber(match[2]);
  if (month === null) return null;
  const from = plainDate(month > lastMonth ? year - 1 : year, month, Number(match[1]));
  if (from === null || daysBetween(from, last.date) < 0) return null;
  return { from, to: last.date, begins: match.index, ends: last.ends };
}

/** Returns true if the cell contains only the date and a weekday. Other text must stay readable. */
function isExact(text: string, { begins, ends }: { begins: number; ends: number }): boolean {
  const rest = `${text.slice(0, begins)} ${text.slice(ends)}`.trim();
  return /^[,.()]*$/.test(rest) || isWeekday(rest);
}
