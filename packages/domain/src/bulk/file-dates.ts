import type { PlainDate } from '../core/ids.ts';
import { fileDayOrder, type DayOrder } from '../field/written/day-order.ts';
import { decideDayOrder, readWrittenDate } from '../field/written/written-date.ts';

/** How the dates in digits of one column of a file are read. */
export interface FileDates {
  readonly order: DayOrder;
  /** Whether the dates themselves prove the order. */
  readonly isProven: boolean;
  /** A cell whose date depends on the order. */
  readonly text: string;
}

/** The date that a cell means in an order, or null. */
export const fileDate = (text: string, order: DayOrder, locale: string): PlainDate | null =>
  readWrittenDate(text, locale, order)?.date ?? null;

const exampleLength = 80;

/** Decides once for a column whether the day or the month comes first. Null if no date depends on it. */
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
