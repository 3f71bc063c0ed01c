import type { PlainDate } from '../core/ids.ts';
import { daysBetween, plainDate } from '../core/plain-date.ts';
import { monthNumber } from './month-names.ts';

/** A date as found in a cell. `exact` is false when the cell says more than that, such as a time. */
export type CellDate =
  | { readonly kind: 'DAY'; readonly date: PlainDate; readonly exact: boolean }
  | {
      readonly kind: 'RANGE';
      readonly from: PlainDate;
      readonly to: PlainDate;
      readonly exact: boolean;
    }
  /** Days after the start of the workflow, as in "Day 3" or "T+2". */
  | { readonly kind: 'OFFSET'; readonly days: number };

interface FoundDay {
  readonly date: PlainDate;
  readonly begins: number;
  readonly ends: number;
}

type Reading = (...groups: readonly string[]) => PlainDate | null;

const dayFirst: Reading = (day = '', month = '', year = '') =>
  plainDate(fullYear(year), monthNumber(month) ?? 0, Number(day));
const monthFirst: Reading = (month = '', day = '', year = '') =>
  plainDate(fullYear(year), monthNumber(month) ?? 0, Number(day));
const yearFirst: Reading = (year = '', month = '', day = '') =>
  plainDate(Number(year), Number(month), Number(day));

/** Specification 5.4 puts the month first; where that is no date, the day came first. */
const slashed: Reading = (first = '', second = '', year = '') =>
  plainDate(fullYear(year), Number(first), Number(second)) ??
  plainDate(fullYear(year), Number(second), Number(first));
const dotted: Reading = (day = '', month = '', year = '') =>
  plainDate(fullYear(year), Number(month), Number(day));

const fullYear = (year: string): number => Number(year) + (year.length === 2 ? 2000 : 0);

const word = String.raw`([\p{L}\p{M}]{3,})\.?`;
const ordinal = String.raw`(\d{1,2})(?:st|nd|rd|th|er|\.)?`;
const patterns: readonly (readonly [RegExp, Reading])[] = [
  [/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/gu, yearFirst],
  [/(?<!\d)(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/gu, yearFirst],
  [/(?<!\d)(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/gu, yearFirst],
  [
    new RegExp(
      String.raw`(?<!\d)${ordinal}\s+(?:de\s+|of\s+)?${word},?\s+(?:de\s+|del\s+)?(\d{4})(?!\d)`,
      'giu',
    ),
    dayFirst,
  ],
  [new RegExp(String.raw`(?<!\d)(\d{1,2})-${word}-(\d{4}|\d{2})(?!\d)`, 'giu'), dayFirst],
  [new RegExp(String.raw`${word}\s+${ordinal},?\s+(\d{4})(?!\d)`, 'giu'), monthFirst],
  [/(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})(?![\d/])/gu, slashed],
  [/(?<![\d-])(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?![\d-])/gu, slashed],
  [/(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2})(?![\d.])/gu, dotted],
];

const longestCell = 300;

/**
 * The date in a cell of a real-life plan, or null. Of several, the first counts: the one
 * after a slash is the same deadline in another zone. Two that a dash joins are a range.
 */
export function parseCellDate(cell: string): CellDate | null {
  const text = cell.trim();
  if (text === '' || text.length > longestCell) return null;
  const offset = /^(day|tag|jour|d[ií]a|t|d)\s*(\+?)\s*(\d{1,4})$/i.exec(text);
  if (offset !== null) return readOffset(offset[1] ?? '', offset[2] ?? '', offset[3] ?? '');
  const days = findDays(text);
  const [first, second] = days;
  if (first === undefined) return null;
  const span = second === undefined ? null : readSpan(text, first, second);
  const range = span ?? readShortRange(text, first);
  if (range !== null)
    return { kind: 'RANGE', from: range.from, to: range.to, exact: isExact(text, range) };
  return { kind: 'DAY', date: first.date, exact: isExact(text, first) };
}

/** "Day 1" is the first day, "T+1" and "Day +1" are the day after it. */
function readOffset(name: string, plus: string, digits: string): CellDate {
  const counted = name.length > 1 && plus === '';
  return { kind: 'OFFSET', days: Math.max(0, Number(digits) - (counted ? 1 : 0)) };
}

function findDays(text: string): readonly FoundDay[] {
  const found = patterns.flatMap(([pattern, read]) =>
    [...text.matchAll(pattern)].flatMap((match): readonly FoundDay[] => {
      const date = read(...match.slice(1).map((group) => group ?? ''));
      return date === null
        ? []
        : [{ date, begins: match.index, ends: match.index + match[0].length }];
    }),
  );
  return found.toSorted((a, b) => a.begins - b.begins || b.ends - a.ends);
}

const weekday = String.raw`(?:\p{L}{2,12}\.?,?\s+)?`;
const joint = String.raw`\s*(?:-|–|—|to|until|bis|au|al|a)\s*`;

interface FoundRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly begins: number;
  readonly ends: number;
}

/** Two whole dates with a dash between them. */
function readSpan(text: string, first: FoundDay, second: FoundDay): FoundRange | null {
  const between = text.slice(first.ends, second.begins);
  const joined = new RegExp(`^${joint}${weekday}$`, 'iu').test(between);
  if (!joined || daysBetween(first.date, second.date) < 0) return null;
  return { from: first.date, to: second.date, begins: first.begins, ends: second.ends };
}

/** "23rd - Thursday 26th March 2026", "28 Feb – 3 March 2026": the first day lacks what the second says. */
function readShortRange(text: string, last: FoundDay): FoundRange | null {
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

/** Nothing besides but a weekday: what else is there has to be kept for people to read. */
function isExact(text: string, { begins, ends }: { begins: number; ends: number }): boolean {
  const rest = `${text.slice(0, begins)} ${text.slice(ends)}`;
  return !/\d/.test(rest) && rest.replace(/^\s*\p{L}{2,12}[.,]?\s*$/u, '').trim() === '';
}
