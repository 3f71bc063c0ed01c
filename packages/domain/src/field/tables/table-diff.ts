import { isDeepEqual } from '../../core/equality.ts';
import { asId, type FieldKey } from '../../core/ids.ts';
import type { CellContent, TableRow } from '../field.ts';
import type { CellPatch, InsertedRow, TablePatch } from './table-patch.ts';

type Cells = Readonly<Record<FieldKey, CellContent>>;

const keysOf = (cells: Cells): readonly FieldKey[] =>
  Object.keys(cells).map((key) => asId<FieldKey>(key));

const changedCells = (row: string, before: Cells, after: Cells): readonly CellPatch[] =>
  [...new Set([...keysOf(before), ...keysOf(after)])].flatMap((column) => {
    const value = after[column] ?? null;
    return isDeepEqual(before[column] ?? null, value) ? [] : [{ row, column, value }];
  });

/** Returns each new row with the next existing row. */
const insertedRows = (
  known: ReadonlyMap<string, TableRow>,
  after: readonly TableRow[],
): readonly InsertedRow[] => {
  const inserted: InsertedRow[] = [];
  let before: string | null = null;
  for (const row of after.toReversed()) {
    if (known.has(row.row)) before = row.row;
    else inserted.push({ ...row, before });
  }
  return inserted.toReversed();
};

/** Returns the patch that turns one table into another; `patchedRows` applies it. */
export function tablePatchBetween(
  before: readonly TableRow[],
  after: readonly TableRow[],
): TablePatch {
  const known = new Map(before.map((row) => [row.row, row]));
  const left = new Set(after.map(({ row }) => row));
  const kept = after.filter(({ row }) => known.has(row));
  const isReordered = before
    .filter(({ row }) => left.has(row))
    .some(({ row }, at) => kept[at]?.row !== row);
  return {
    insertRows: insertedRows(known, after),
    setCells: kept.flatMap(({ row, cells }) => {
      const from = known.get(row)?.cells ?? {};
      return from === cells ? [] : changedCells(row, from, cells);
    }),
    removeRows: before.filter(({ row }) => !left.has(row)).map(({ row }) => row),
    order: isReordered ? after.map(({ row }) => row) : [],
  };
}
