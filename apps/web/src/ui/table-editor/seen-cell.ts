import { cellOf, type CellValue, type TableColumn, type TableRow } from './table-model.ts';
import type { TablePatch } from './table-patches.ts';

/** The row of a cell as it stood when somebody began to write in the cell. */
export interface SeenRow {
  readonly row: TableRow;
  /** The row that it stood before; null: it was the last. */
  readonly before: string | null;
}

export const sameValue = (a: CellValue, b: CellValue): boolean =>
  a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * What makes of the rows as they are those that the writer saw: the cell as it was, or its row, which
 * somebody has taken out meanwhile. Nothing where that is the same.
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
