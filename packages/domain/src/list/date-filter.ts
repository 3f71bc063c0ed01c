import { dayOf, startOfDay, endOfWeek } from '../core/dates.ts';
import type { Instant, PlainDate } from '../core/ids.ts';
import { addDays, isPlainDate } from '../core/plain-date.ts';

/** Periods relative to the day on which someone opens the list, as text in an address. */
export const dateRanges = {
  overdue: 'OVERDUE',
  today: 'TODAY',
  'this-week': 'THIS_WEEK',
  'next-7-days': 'NEXT_7_DAYS',
  'next-30-days': 'NEXT_30_DAYS',
  'last-7-days': 'LAST_7_DAYS',
  'last-30-days': 'LAST_30_DAYS',
} as const;
export type DateRangeText = keyof typeof dateRanges;
export type RelativeRange = (typeof dateRanges)[DateRangeText];

/** A period, or the days between two dates. Both are included; null has no limit. */
export type DateFilter =
  | { readonly range: RelativeRange }
  | { readonly range: 'BETWEEN'; readonly from: PlainDate | null; readonly to: PlainDate | null };

/** The start of a period, and the first time after it. Null means no limit. */
export interface Period {
  readonly from: Instant | null;
  readonly to: Instant | null;
}

/** Dates of a workflow that a list can be filtered by, and the periods that make sense. */
export const dateFilterRanges = {
  due: ['overdue', 'today', 'this-week', 'next-7-days', 'next-30-days'],
  started: ['today', 'this-week', 'last-7-days', 'last-30-days'],
  completed: ['today', 'this-week', 'last-7-days', 'last-30-days'],
} as const satisfies Readonly<Record<string, readonly DateRangeText[]>>;
export type DateSubject = keyof typeof dateFilterRanges;

const isRangeText = (text: string): text is DateRangeText => Object.hasOwn(dateRanges, text);

/** Returns the filter of an address, such as `next-7-days` or `2026-11-01..2026-11-30`. */
export const parseDateFilter = (text: string): DateFilter | null => {
  if (isRangeText(text)) return { range: dateRanges[text] };
  const [from = '', to, ...others] = text.split('..');
  const isDate = (date: string): boolean => date === '' || isPlainDate(date);
  if (to === undefined || others.length > 0 || !isDate(from) || !isDate(to)) return null;
  if (from === '' && to === '') return null;
  return { range: 'BETWEEN', from: from === '' ? null : from, to: to === '' ? null : to };
};

/** Returns the text of the days between two dates in an address. */
export const betweenText = (from: PlainDate | null, to: PlainDate | null): string =>
  `${from ?? ''}..${to ?? ''}`;

/** Returns the period of a filter at a time, in the days of a time zone. */
export const periodOf = (filter: DateFilter, now: Instant, timeZone: string): Period => {
  const today = dayOf(now, timeZone);
  const start = (days: number): Instant => startOfDay(addDays(today, days), timeZone);
  switch (filter.range) {
    case 'OVERDUE':
      return { from: null, to: now };
    case 'TODAY':
      return { from: start(0), to: start(1) };
    case 'THIS_WEEK': {
      const to = endOfWeek(now, timeZone);
      return { from: startOfDay(addDays(dayOf(to, timeZone), -7), timeZone), to };
    }
    case 'NEXT_7_DAYS':
      return { from: start(0), to: start(7) };
    case 'NEXT_30_DAYS':
      return { from: start(0), to: start(30) };
    case 'LAST_7_DAYS':
      return { from: start(-6), to: start(1) };
    case 'LAST_30_DAYS':
      return { from: start(-29), to: start(1) };
    case 'BETWEEN':
      return {
        from: filter.from === null ? null : startOfDay(filter.from, timeZone),
        to: filter.to === null ? null : startOfDay(addDays(filter.to, 1), timeZone),
      };
  }
};
