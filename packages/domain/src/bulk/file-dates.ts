import type { PlainDate } from '../core/ids.ts';
import { fileDayOrder, type DayOrder } from '../field/written/day-order.ts';
import { decideDayOrder, readWrittenDate } from '../field/written/written-date.ts';

/** How the numeric dates of one column of a file are read. */
export interface FileDates {
  readonly order: DayOrder;
  /** Whether at least one date can be read in this order only. */
  readonly isProven: boolean;
  /** An example of a cell that means another date in the other order. */
  readonly text: string;
}

/** Returns the date that a cell means if read in this order, or null. */
export const fileDate = (text: string, order: DayOrder, locale: string): PlainDate | null =>
  readWrittenDate(text, locale, order)?.date ?? null;

const exampleLength = 80;

/**
 * Decides for all dates of a column whether the day or the month comes first. Null if all dates are
 * unambiguous.
 */
export const fileDates = (cells: readonly string[], locale: string): FileDates | null => {
  const decided = decideDayOrder(cells, locale, fileDayOrder);
  if (decided === null) return null;
  const depends = (cell: string): boolean =>
    cell.length <= exampleLength && decideDayOrder([cell], locale) !== null;
  const isReadBothWays = (cell: string): boolean =>
    depends(cell) &&
    fileDate(cell, 'DMY', locale) !== null &&
    fileDate(cell, 'MDY', locale) !== null;
  const text = cells.find(isReadBothWays) ?? cells.find(depends) ?? '';
  return { order: decided.order, isProven: decided.isProven, text };
};
