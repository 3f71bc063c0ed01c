import { cellText } from './cells/cell-text.ts';
import {
  cellOf,
  isEmptyColumn,
  type CellValue,
  type TableColumn,
  type TableRow,
} from './table-model.ts';
import type { CellChange, TablePatch } from './table-patches.ts';
import type { CellRange } from './table-selection.ts';

/** A text that is invalid in its column. It stays visible until it is fixed. */
export interface UnreadText {
  readonly rowId: string;
  readonly column: string;
  readonly text: string;
}

export interface TableChange {
  readonly patches: readonly TablePatch[];
  readonly unread: readonly UnreadText[];
}

export interface Table {
  readonly rows: readonly TableRow[];
  readonly columns: readonly TableColumn[];
}

export const isWritable = (column: TableColumn): boolean =>
  column.isReadOnly !== true && !isEmptyColumn(column);

const blank = (column: TableColumn): CellValue => (column.kind === 'CHECKBOX' ? false : null);

const setting = (cells: readonly CellChange[]): readonly TablePatch[] =>
  cells.length === 0 ? [] : [{ kind: 'SET', cells }];

const cellsIn = (
  { rows, columns }: Table,
  { top, bottom, left, right }: CellRange,
): readonly { readonly row: TableRow; readonly column: TableColumn }[] =>
  rows
    .slice(top, bottom + 1)
    .flatMap((row) =>
      columns
        .slice(left, right + 1)
        .flatMap((column) => (isWritable(column) ? [{ row, column }] : [])),
    );

/** Returns the invalid texts that have become valid, for example after an option was added. */
export const readableIn = (
  { rows, columns }: Table,
  kept: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly TablePatch[] =>
  setting(
    rows.flatMap(({ id }) =>
      columns.flatMap((column): readonly CellChange[] => {
        const text = kept[id]?.[column.id];
        const value = text === undefined ? undefined : cellText.read(column, text);
        return value === undefined ? [] : [{ rowId: id, column: column.id, value }];
      }),
    ),
  );

/** Clears every cell of the range. */
export const clearRange = (table: Table, range: CellRange): readonly TablePatch[] =>
  setting(
    cellsIn(table, range)
      .filter(({ row, column }) => cellOf(row, column) !== null)
      .map(({ row, column }) => ({ rowId: row.id, column: column.id, value: blank(column) })),
  );

/** Copies the first row of the range to the others. A single row is filled from the row above. */
export function fillDown(table: Table, range: CellRange): readonly TablePatch[] {
  const from = range.top === range.bottom ? range.top - 1 : range.top;
  const source = table.rows[from];
  if (source === undefined) return [];
  return setting(
    cellsIn(table, { ...range, top: from + 1 }).map(({ row, column }) => ({
      rowId: row.id,
      column: column.id,
      value: cellOf(source, column),
    })),
  );
}

export const copyRange = (
  { rows, columns }: Table,
  { top, bottom, left, right }: CellRange,
): readonly (readonly string[])[] =>
  rows
    .slice(top, bottom + 1)
    .map((row) =>
      columns.slice(left, right + 1).map((column) => cellText.copy(column, cellOf(row, column))),
    );

export interface PasteOptions {
  readonly newRowId: () => string;
  readonly maxRows: number;
  readonly mayInsert: boolean;
}

/** The parts of pasted data that didn't fit into the table. */
export interface PasteCut {
  readonly rows: number;
  readonly columns: number;
  /** Number of read-only cells. */
  readonly cells: number;
}

/**
 * Pastes cells from the first cell of the range. A single line or cell fills the whole range. If
 * there are more lines than rows, rows are added.
 */
export function pasteAt(
  { rows, columns }: Table,
  range: CellRange,
  copied: readonly (readonly string[])[],
  { newRowId, maxRows, mayInsert }: PasteOptions,
): TableChange & { readonly range: CellRange; readonly cut: PasteCut } {
  const wide = Math.max(1, ...copied.map((line) => line.length));
  const height = copied.length === 1 ? range.bottom - range.top + 1 : Math.max(copied.length, 1);
  const width = copied.length === 1 && wide === 1 ? range.right - range.left + 1 : wide;
  const target = columns.slice(range.left, range.left + width);
  const cells: CellChange[] = [];
  const unread: UnreadText[] = [];
  const added: TableRow[] = [];
  let rowsCut = 0;
  let cellsCut = 0;
  for (let line = 0; line < height; line += 1) {
    const existing = rows[range.top + line];
    if (existing === undefined && (!mayInsert || rows.length + added.length >= maxRows)) {
      rowsCut = height - line;
      break;
    }
    const row = existing ?? { id: newRowId(), values: {} };
    const values: Record<string, CellValue> = {};
    target.forEach((column, place) => {
      const pasted = copied[line % copied.length]?.[place % wide];
      if (pasted === undefined) return;
      if (!isWritable(column)) {
        // An empty or equal text needs no change.
        const stays = existing === undefined ? '' : cellText.copy(column, cellOf(row, column));
        if (pasted.trim() !== '' && pasted !== stays) cellsCut += 1;
        return;
      }
      const value = cellText.readPasted(column, pasted);
      if (value === undefined) {
        unread.push({ rowId: row.id, column: column.id, text: pasted });
        // The previous value is cleared, so that it isn't mistaken for the invalid text.
        if (cellOf(row, column) !== null)
          cells.push({ rowId: row.id, column: column.id, value: null });
      } else if (existing === undefined) values[column.id] = value;
      else cells.push({ rowId: row.id, column: column.id, value });
    });
    if (existing === undefined) added.push({ id: row.id, values });
  }
  return {
    patches: [
      ...setting(cells),
      ...(added.length === 0 ? [] : [{ kind: 'INSERT', before: null, rows: added } as const]),
    ],
    unread,
    cut: { rows: rowsCut, columns: width - target.length, cells: cellsCut },
    range: {
      top: range.top,
      left: range.left,
      bottom: Math.max(range.top, Math.min(range.top + height, rows.length + added.length) - 1),
      right: Math.max(range.left, range.left + target.length - 1),
    },
  };
}
