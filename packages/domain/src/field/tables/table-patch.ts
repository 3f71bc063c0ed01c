import { asId, type FieldKey } from '../../core/ids.ts';
import { isDeepEqual } from '../../core/equality.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { CellContent, FieldColumn, TableRow } from '../field.ts';
import { fieldLimits } from '../field-limits.ts';
import { isRowId, parseCells, parseTableCell } from '../kinds/table-rows.ts';

export interface CellPatch {
  readonly row: string;
  readonly column: FieldKey;
  /** Null clears the cell. */
  readonly value: CellContent | null;
}

export interface InsertedRow extends TableRow {
  /** The row that it precedes; null for the end. */
  readonly before: string | null;
}

/**
 * Changes to a table. Only changed cells and rows are sent and stored, since a table can have 5,000
 * rows and several editors. Applied in the order: insert rows, set cells, remove rows, order.
 */
export interface TablePatch {
  readonly insertRows: readonly InsertedRow[];
  readonly setCells: readonly CellPatch[];
  readonly removeRows: readonly string[];
  /** The new order of these rows among their positions; empty if unchanged. */
  readonly order: readonly string[];
}

const insertedOneByOne = (
  rows: readonly TableRow[],
  inserted: readonly InsertedRow[],
): readonly TableRow[] =>
  inserted.reduce((now, { before, row, cells }) => {
    const at = before === null ? -1 : now.findIndex((one) => one.row === before);
    return now.toSpliced(at < 0 ? now.length : at, 0, { row, cells });
  }, rows);

/** Imports insert thousands of rows, so this walks the table only once. */
const withInserted = (
  rows: readonly TableRow[],
  inserted: readonly InsertedRow[],
): readonly TableRow[] => {
  if (inserted.length < 2) return insertedOneByOne(rows, inserted);
  const fresh = new Set(inserted.map(({ row }) => row));
  // If a row is inserted before another new row, that one must be inserted first.
  if (inserted.some(({ before }) => before !== null && fresh.has(before)))
    return insertedOneByOne(rows, inserted);
  const known = new Set(rows.map(({ row }) => row));
  const ahead = new Map<string | null, TableRow[]>();
  for (const { before, row, cells } of inserted) {
    const at = before !== null && known.has(before) ? before : null;
    const group = ahead.get(at);
    if (group === undefined) ahead.set(at, [{ row, cells }]);
    else group.push({ row, cells });
  }
  return [
    ...rows.flatMap((row) => [...(ahead.get(row.row) ?? []), row]),
    ...(ahead.get(null) ?? []),
  ];
};

/** Returns the cells of some rows. For a large table, a map of all rows would cost more. */
const cellsOf = (
  rows: readonly TableRow[],
  wanted: ReadonlySet<string>,
): Map<string, TableRow['cells']> => {
  const found = new Map<string, TableRow['cells']>();
  if (wanted.size === 0) return found;
  for (const { row, cells } of rows) if (wanted.has(row)) found.set(row, cells);
  return found;
};

const withCells = (
  rows: readonly TableRow[],
  patches: readonly CellPatch[],
): readonly TableRow[] => {
  if (patches.length === 0) return rows;
  const cells = new Map<string, Record<FieldKey, CellContent>>();
  const contents = cellsOf(rows, new Set(patches.map(({ row }) => row)));
  for (const { row, column, value } of patches) {
    const { [column]: _before, ...others } = cells.get(row) ?? contents.get(row) ?? {};
    cells.set(row, value === null ? others : { ...others, [column]: value });
  }
  return rows.map((row) => {
    const changed = cells.get(row.row);
    return changed === undefined ? row : { row: row.row, cells: changed };
  });
};

const inOrder = (rows: readonly TableRow[], order: readonly string[]): readonly TableRow[] => {
  if (order.length === 0) return rows;
  const byId = new Map(rows.map((row) => [row.row, row]));
  const named = new Set(order);
  const next = [...named].flatMap((id) => byId.get(id) ?? []).values();
  return rows.map((row) => (named.has(row.row) ? (next.next().value ?? row) : row));
};

/** Returns the rows after the patch; unchanged rows stay the same objects. */
export const patchedRows = (
  rows: readonly TableRow[],
  { insertRows, setCells, removeRows, order }: TablePatch,
): readonly TableRow[] => {
  const gone = new Set(removeRows);
  const filled = withCells(withInserted(rows, insertRows), setCells);
  return inOrder(gone.size === 0 ? filled : filled.filter(({ row }) => !gone.has(row)), order);
};

type Read<T> = { readonly value: T } | { readonly refusal: Refusal };

const readInserted = (
  patch: TablePatch,
  /** Existing rows. */
  known: { readonly count: number; readonly has: (row: string) => boolean },
  columns: readonly FieldColumn[],
  at: string,
): Read<readonly InsertedRow[]> => {
  const rows: InsertedRow[] = [];
  const ids = new Set<string>();
  for (const { row, before, cells: raw } of patch.insertRows) {
    if (!isRowId(row) || ids.has(row) || known.has(row))
      return { refusal: refuse('InvalidKey', {}, `${at}.${row}`) };
    const cells = parseCells(raw, columns);
    if (cells === undefined)
      return { refusal: refuse('WrongValueType', { kind: 'TABLE' }, `${at}.${row}`) };
    ids.add(row);
    rows.push({ row, before, cells });
  }
  const count = known.count + ids.size;
  return count > fieldLimits.rows
    ? { refusal: refuse('TooMany', { count, max: fieldLimits.rows }, at) }
    : { value: rows };
};

/** Returns the known rows of an order, each once; empty if they already have this order. */
const readOrder = (rows: readonly TableRow[], order: readonly string[]): readonly string[] => {
  if (order.length === 0) return order;
  const wanted = new Set(order);
  const standing = rows.flatMap(({ row }) => (wanted.has(row) ? [row] : []));
  const known = new Set(standing);
  const named = [...wanted].filter((row) => known.has(row));
  return isDeepEqual(named, standing) ? [] : named;
};

/** Returns the parts of a patch that change the rows, or why it is refused. */
export const readTablePatch = (
  rows: readonly TableRow[],
  patch: TablePatch,
  columns: readonly FieldColumn[],
  at: string,
): Read<TablePatch> => {
  const touched = [...patch.insertRows, ...patch.setCells].map(({ row }) => row);
  const contents = cellsOf(rows, new Set([...touched, ...patch.removeRows]));
  const known = { count: rows.length, has: (row: string) => contents.has(row) };
  const inserted = readInserted(patch, known, columns, at);
  if ('refusal' in inserted) return inserted;
  for (const { row, cells } of inserted.value) contents.set(row, cells);
  const setCells: CellPatch[] = [];
  for (const { row, column: key, value: raw } of patch.setCells) {
    const path = `${at}.${row}.${key}`;
    const cells = contents.get(row);
    const column = columns.find((one) => one.key === key);
    // Someone else removed the row; the person who typed into it must know.
    if (cells === undefined || column === undefined)
      return { refusal: refuse('UnknownReference', {}, path) };
    const value = parseTableCell(raw, column);
    if (value === undefined)
      return { refusal: refuse('WrongValueType', { kind: column.kind }, path) };
    if (!isDeepEqual(cells[key] ?? null, value)) setCells.push({ row, column: key, value });
  }
  const removeRows = patch.removeRows.filter((row) => contents.has(row));
  const kept = { insertRows: inserted.value, setCells, removeRows };
  const moved = patch.order.length === 0 ? rows : patchedRows(rows, { ...kept, order: [] });
  return { value: { ...kept, order: readOrder(moved, patch.order) } };
};

/** Returns whether a patch changes nothing. */
export const isEmptyPatch = ({ insertRows, setCells, removeRows, order }: TablePatch): boolean =>
  insertRows.length + setCells.length + removeRows.length + order.length === 0;

/** Returns all list items in the cells of a patch, of these columns or all. */
export const listedInPatch = (
  { insertRows, setCells }: TablePatch,
  isListed: (column: FieldKey) => boolean = () => true,
): readonly string[] => [
  ...insertRows.flatMap(({ cells }) =>
    Object.entries(cells).flatMap(([key, cell]) =>
      typeof cell === 'object' && isListed(asId<FieldKey>(key)) ? cell : [],
    ),
  ),
  ...setCells.flatMap(({ column, value }) =>
    typeof value === 'object' && value !== null && isListed(column) ? value : [],
  ),
];
