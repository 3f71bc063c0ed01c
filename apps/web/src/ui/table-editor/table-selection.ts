import type { TableColumn, TableRow } from './table-model.ts';

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The active cell and the other end of the selection. */
export interface Selection {
  readonly at: CellPlace;
  readonly to: CellPlace;
  /** Row id of the active cell, which stays active when rows are inserted before it. */
  readonly rowId: string | null;
}

export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Extent {
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value));

export const select = ({ rows, columns }: Extent, at: CellPlace, to: CellPlace = at): Selection => {
  const bound = ({ row, column }: CellPlace): CellPlace => ({
    row: within(row, rows.length),
    column: within(column, columns.length),
  });
  const first = bound(at);
  return { at: first, to: bound(to), rowId: rows[first.row]?.id ?? null };
};

/** Keeps the same cells selected after the rows have changed. */
export function followRows(extent: Extent, selection: Selection): Selection {
  const { at, to, rowId } = selection;
  const { rows, columns } = extent;
  if (rows[at.row]?.id === rowId && to.row < rows.length && at.column < columns.length)
    return selection;
  const found = rows.findIndex(({ id }) => id === rowId);
  const row = found === -1 ? at.row : found;
  return select(
    extent,
    { row, column: at.column },
    { row: row + to.row - at.row, column: to.column },
  );
}

export const rangeOf = ({ at, to }: Selection): CellRange => ({
  top: Math.min(at.row, to.row),
  bottom: Math.max(at.row, to.row),
  left: Math.min(at.column, to.column),
  right: Math.max(at.column, to.column),
});

export const isSingle = ({ at, to }: Selection): boolean =>
  at.row === to.row && at.column === to.column;

/** Returns the next or previous cell in reading order, or null outside the table. */
export function besideCell(
  { rows, columns }: Extent,
  { row, column }: CellPlace,
  by: 1 | -1,
): CellPlace | null {
  const place = row * columns.length + column + by;
  if (place < 0 || place >= rows.length * columns.length) return null;
  return { row: Math.floor(place / columns.length), column: place % columns.length };
}
