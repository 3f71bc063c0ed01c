import { isDeepEqual } from '../../core/equality.ts';
import { asId, type FieldKey } from '../../core/ids.ts';
import type { CellContent, TableRow } from '../field.ts';
import { tablePatchBetween } from './table-diff.ts';
import { patchedRows, type InsertedRow, type TablePatch } from './table-patch.ts';

/** A cell with different changes on both sides; undefined if a side removed its row. */
export interface CellConflict {
  readonly row: string;
  readonly column: FieldKey;
  readonly mine: CellContent | null | undefined;
  readonly theirs: CellContent | null | undefined;
}

/** A table after changes by two people, both starting from `base`. */
export interface TableSides {
  readonly base: readonly TableRow[];
  readonly mine: readonly TableRow[];
  readonly theirs: readonly TableRow[];
}

type Cells = TableRow['cells'];
type ById = ReadonlyMap<string, TableRow>;

const noCells: Cells = {};
const byId = (rows: readonly TableRow[]): ById => new Map(rows.map((row) => [row.row, row]));

const changedColumns = (before: Cells, after: Cells): readonly FieldKey[] =>
  before === after
    ? []
    : [...new Set([...Object.keys(before), ...Object.keys(after)])]
        .map((key) => asId<FieldKey>(key))
        .filter((key) => !isDeepEqual(before[key] ?? null, after[key] ?? null));

/**
 * Returns the cells that both sides changed differently. If one side removed a row, each cell that
 * the other side changed in it is a conflict.
 */
export function tableConflicts({ base, mine, theirs }: TableSides): readonly CellConflict[] {
  const [began, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const inBoth = mine.flatMap(({ row, cells }): readonly CellConflict[] => {
    const before = began.get(row)?.cells;
    const other = others.get(row)?.cells;
    if (other === undefined) {
      // A new row that only one side has is no conflict.
      return before === undefined
        ? []
        : changedColumns(before, cells).map((column) => ({
            row,
            column,
            mine: cells[column] ?? null,
            theirs: undefined,
          }));
    }
    const changed = new Set(changedColumns(before ?? noCells, cells));
    return changedColumns(before ?? noCells, other)
      .filter((column) => changed.has(column) && !isDeepEqual(cells[column], other[column]))
      .map((column) => ({
        row,
        column,
        mine: cells[column] ?? null,
        theirs: other[column] ?? null,
      }));
  });
  const takenOut = theirs.flatMap(({ row, cells }): readonly CellConflict[] => {
    const before = began.get(row)?.cells;
    return before === undefined || ours.has(row)
      ? []
      : changedColumns(before, cells).map((column) => ({
          row,
          column,
          mine: undefined,
          theirs: cells[column] ?? null,
        }));
  });
  return [...inBoth, ...takenOut];
}

/**
 * Returns rows that the other side removed and this side changed, each with the next existing row.
 */
const broughtBack = (
  { mine, theirs }: TableSides,
  conflicts: readonly CellConflict[],
): readonly InsertedRow[] => {
  const wanted = new Set(conflicts.filter((one) => one.theirs === undefined).map(({ row }) => row));
  const there = byId(theirs);
  const rows: InsertedRow[] = [];
  let before: string | null = null;
  for (const row of mine.toReversed()) {
    if (wanted.has(row.row)) rows.push({ ...row, before });
    if (wanted.has(row.row) || there.has(row.row)) before = row.row;
  }
  return rows;
};

/** Returns the table with the changes of both sides. The named side wins conflicts. */
export function mergedTable(sides: TableSides, whose: 'MINE' | 'THEIRS'): readonly TableRow[] {
  const { base, mine, theirs } = sides;
  const conflicts = tableConflicts(sides);
  const [began, others] = [byId(base), byId(theirs)];
  const cell = ({ row, column }: { row: string; column: FieldKey }): string => `${row}.${column}`;
  const lost = whose === 'THEIRS' ? new Set(conflicts.map(cell)) : new Set<string>();
  const kept =
    whose === 'THEIRS'
      ? new Set(conflicts.filter((one) => one.mine === undefined).map(({ row }) => row))
      : new Set<string>();
  const own = tablePatchBetween(base, mine);
  // A new row that is already stored only gets changed cells.
  const written = mine.flatMap(({ row, cells }) => {
    const there = began.has(row) ? undefined : others.get(row)?.cells;
    return there === undefined
      ? []
      : changedColumns(noCells, cells).map((column) => ({
          row,
          column,
          value: cells[column] ?? null,
        }));
  });
  const patch: TablePatch = {
    insertRows: [
      ...own.insertRows.filter(({ row }) => !others.has(row)),
      ...(whose === 'MINE' ? broughtBack(sides, conflicts) : []),
    ],
    setCells: [...own.setCells, ...written].filter(
      (one) => others.has(one.row) && !lost.has(cell(one)),
    ),
    removeRows: own.removeRows.filter((row) => !kept.has(row)),
    order: own.order,
  };
  return patchedRows(theirs, patch);
}

/** Inserts a row before the next of its followers in the other table. */
const withRow = (
  rows: readonly TableRow[],
  row: TableRow,
  other: readonly TableRow[],
): readonly TableRow[] => {
  const there = byId(rows);
  const at = other.findIndex((one) => one.row === row.row);
  const next = other.slice(at + 1).find((one) => there.has(one.row));
  const place = next === undefined ? rows.length : rows.findIndex((one) => one.row === next.row);
  return rows.toSpliced(place, 0, row);
};

const without = (rows: readonly TableRow[], row: string): readonly TableRow[] =>
  rows.filter((one) => one.row !== row);

const withCell = (
  rows: readonly TableRow[],
  { row, column }: Pick<CellConflict, 'row' | 'column'>,
  value: CellContent | null,
): readonly TableRow[] =>
  rows.map((one) => {
    if (one.row !== row) return one;
    const { [column]: _, ...cells } = one.cells;
    return { row, cells: value === null ? cells : { ...cells, [column]: value } };
  });

/**
 * Returns both sides after a person resolved one conflict. The cell then differs on one side only,
 * so the other conflicts stay. If a row exists on one side only, the decision applies to all its
 * cells.
 */
export function settledSides(
  sides: TableSides,
  conflict: CellConflict,
  whose: 'MINE' | 'THEIRS',
): TableSides {
  const { base, mine, theirs } = sides;
  const { row } = conflict;
  if (conflict.theirs === undefined)
    return whose === 'MINE'
      ? { ...sides, base: without(base, row) }
      : { ...sides, mine: without(mine, row) };
  const other = byId(theirs).get(row);
  if (other === undefined) return sides;
  if (conflict.mine === undefined)
    return whose === 'MINE'
      ? { ...sides, base: base.map((one) => (one.row === row ? other : one)) }
      : { ...sides, mine: withRow(mine, other, theirs) };
  if (whose === 'THEIRS') return { ...sides, mine: withCell(mine, conflict, conflict.theirs) };
  const began = byId(base).has(row) ? base : withRow(base, { row, cells: noCells }, mine);
  return { ...sides, base: withCell(began, conflict, conflict.theirs) };
}
