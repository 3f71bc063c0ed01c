import { cellOf, type CellValue, type TableColumn, type TableRow } from '../table-model.ts';
import type { TablePatch } from '../table-patches.ts';

/** The row of a cell when its edit started. */
export interface SeenRow {
  readonly row: TableRow;
  /** Id of the next row. Null for the last row. */
  readonly before: string | null;
}

export const sameValue = (a: CellValue, b: CellValue): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns patches that change the current rows back to the rows that the person saw: the cell, or
 * its removed row. Returns none if they are equal.
 */
export function toWhatWasSeen(
  rows: readonly TableRow[],
  { row, before }: SeenRow,
  column: TableColumn,
): readonly TablePatch[] {
  const now = rows.find(({ id }) => id === row.id);
  if (now === undefined) return [{ kind: 'INSERT', before, rows: [row] }];
  const value = cellOf(row, column);
  return sameValue(cellOf(now, column), value)
    ? []
    : [{ kind: 'SET', cells: [{ rowId: row.id, column: column.id, value }] }];
}
