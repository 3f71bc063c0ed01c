import { isDeepEqual } from '../../core/equality.ts';
import type { TableRow } from '../field.ts';

/** The rows of a table that a change affects, before and after it. */
export interface ChangedRows {
  readonly before: readonly TableRow[];
  readonly after: readonly TableRow[];
}

const notIn = (
  rows: readonly TableRow[],
  others: ReadonlyMap<TableRow['row'], TableRow>,
): readonly TableRow[] =>
  rows.filter(({ row, cells }) => {
    const other = others.get(row);
    return other === undefined || !isDeepEqual(other.cells, cells);
  });

const byId = (rows: readonly TableRow[]): ReadonlyMap<TableRow['row'], TableRow> =>
  new Map(rows.map((row) => [row.row, row]));

/** Returns the added, removed, and changed rows, or all rows if only their order changed. */
export const changedRows = (
  before: readonly TableRow[],
  after: readonly TableRow[],
): ChangedRows => {
  const changed = { before: notIn(before, byId(after)), after: notIn(after, byId(before)) };
  return changed.before.length + changed.after.length === 0 ? { before, after } : changed;
};
