import type { PlainDate } from '../../core/ids.ts';
import type { DayOrder } from '../../field/written/day-order.ts';
import { decideDayOrder } from '../../field/written/written-date.ts';
import { cellToPlain } from '../import-cell.ts';
import type { ImportColumn, ImportedTable } from '../import-table.ts';
import { readPlanDate } from './plan-date.ts';

/** How the dates of one column are read. */
export interface PlannedDateColumn {
  /** Position of the column in the table. */
  readonly column: number;
  /** Null if no date of the column depends on the order. */
  readonly order: DayOrder | null;
  /** True if a day above 12 or a weekday proves the order. */
  readonly isProven: boolean;
  /** Example cell and its date. Null without a date. */
  readonly example: { readonly text: string; readonly date: PlainDate } | null;
}

export interface DateColumnsReading {
  readonly locale: string;
  /** Orders that a person selected, by position of the column. */
  readonly dayOrders: ReadonlyMap<number, DayOrder>;
}

const exampleLength = 80;

/** Decides for every date column whether the day or the month comes first. */
export const planDateColumns = (
  table: ImportedTable,
  columns: readonly ImportColumn[],
  { locale, dayOrders }: DateColumnsReading,
): readonly PlannedDateColumn[] =>
  columns.flatMap((kind, column): readonly PlannedDateColumn[] => {
    if (kind !== 'DUE_DATE' && kind !== 'START_DATE') return [];
    const texts = table.rows.map(({ cells }) => cellToPlain(cells[column] ?? ''));
    const decided = decideDayOrder(texts, locale);
    const order = decided === null ? null : (dayOrders.get(column) ?? decided.order);
    const dateOf = (text: string): PlainDate | null => {
      const read = readPlanDate(text, { locale, order });
      if (read === null || read.kind === 'OFFSET') return null;
      return read.kind === 'DAY' ? read.date : read.from;
    };
    const depends = (text: string): boolean => decideDayOrder([text], locale) !== null;
    const telling =
      decided === null ? undefined : texts.find((text) => depends(text) && dateOf(text) !== null);
    const text = telling ?? texts.find((one) => dateOf(one) !== null);
    const date = text === undefined ? null : dateOf(text);
    return [
      {
        column,
        order,
        isProven: decided?.isProven ?? false,
        example:
          text === undefined || date === null ? null : { text: text.slice(0, exampleLength), date },
      },
    ];
  });
