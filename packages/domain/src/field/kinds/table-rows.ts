import type { CellContent, FieldColumn, FieldShape, FieldValue, TableRow } from '../field.ts';
import type { FieldKey } from '../../core/ids.ts';
import { columnKinds } from './column-kinds.ts';

const rowId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text could be the id of a row. */
export const isRowId = (text: string): boolean => rowId.test(text);

/** Whether a value is that of a table. */
export const isRows = (value: FieldValue | null): value is readonly TableRow[] =>
  Array.isArray(value) && typeof value[0] === 'object';

/** The rows of a value; none where it is no table. */
export const rowsOf = (value: FieldValue | null): readonly TableRow[] =>
  isRows(value) ? value : [];

/** A row in which nothing has been entered: it is nobody's answer. */
export const isEmptyRow = ({ cells }: TableRow): boolean => Object.keys(cells).length === 0;

/** What a column sees of itself: a field that is no table. */
export const asField = (column: FieldColumn): FieldShape => ({ ...column, columns: [] });

/** A value as it can stand in a cell; tables do not stand in tables. */
export const asCell = (value: FieldValue | null): CellContent | null =>
  typeof value === 'object' && value !== null ? (isRows(value) ? null : value) : value;

/** What is kept of one cell: null for nothing, undefined for what is not of the column's kind. */
export const parseTableCell = (
  raw: unknown,
  column: FieldColumn,
): CellContent | null | undefined => {
  const value = columnKinds[column.kind].parse(raw, asField(column));
  return value === undefined ? value : asCell(value);
};

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** The cells that are kept of a row; those of columns that are no more are dropped. */
export const parseCells = (
  raw: unknown,
  columns: readonly FieldColumn[],
): TableRow['cells'] | undefined => {
  if (!isRecord(raw)) return undefined;
  const cells: Record<FieldKey, CellContent> = {};
  for (const column of columns) {
    const value = parseTableCell(raw[column.key] ?? null, column);
    if (value === undefined) return undefined;
    if (value !== null) cells[column.key] = value;
  }
  return cells;
};

/** The row that is kept; undefined where it is none. */
export const parseRow = (raw: unknown, columns: readonly FieldColumn[]): TableRow | undefined => {
  if (!isRecord(raw) || typeof raw['row'] !== 'string' || !isRowId(raw['row'])) return undefined;
  const cells = parseCells(raw['cells'] ?? {}, columns);
  return cells === undefined ? undefined : { row: raw['row'].toLowerCase(), cells };
};

/** The first cell that is not of its column's kind, as a path and that kind; null where there is none. */
export const wrongCell = (
  raw: unknown,
  columns: readonly FieldColumn[],
): { readonly path: string; readonly kind: string } | null => {
  if (!Array.isArray(raw)) return null;
  const rows: readonly unknown[] = raw;
  for (const row of rows) {
    if (!isRecord(row) || !isRecord(row['cells'])) continue;
    const { cells } = row;
    const column = columns.find((one) => parseTableCell(cells[one.key] ?? null, one) === undefined);
    if (column !== undefined)
      return { path: `${String(row['row'])}.${column.key}`, kind: column.kind };
  }
  return null;
};
