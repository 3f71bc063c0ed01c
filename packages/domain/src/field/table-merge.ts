import { isDeepEqual } from '../core/equality.ts';
import { asId, type FieldKey } from '../core/ids.ts';
import type { CellContent, TableRow } from './field.ts';
import { tablePatchBetween } from './table-diff.ts';
import { patchedRows, type InsertedRow, type TablePatch } from './table-patch.ts';

/** A cell that says something else on each side; undefined where that side has taken its row out. */
export interface CellConflict {
  readonly row: string;
  readonly column: FieldKey;
  readonly mine: CellContent | null | undefined;
  readonly theirs: CellContent | null | undefined;
}

/** A table as two people left it who both began with `base`. */
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
 * What both changed, and not to the same. Where one has written into a row that the other has
 * taken out, every cell written since is one.
 */
export function tableConflicts({ base, mine, theirs }: TableSides): readonly CellConflict[] {
  const [began, ours, others] = [byId(base), byId(mine), byId(theirs)];
  const inBoth = mine.flatMap(({ row, cells }): readonly CellConflict[] => {
    const before = began.get(row)?.cells;
    const other = others.get(row)?.cells;
    if (other === undefined) {
      // A row of one's own that nobody else has had is no conflict.
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

/** Rows that the other side took out and that were written into here, each before the next that is there. */
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

/**
 * The table with what both sides did. Of what both changed, the side that is named stands.
 */
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
  // A row of one's own that is stored already is only written into.
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
