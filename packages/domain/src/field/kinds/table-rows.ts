import type { CellContent, FieldColumn, FieldShape, FieldValue, TableRow } from '../field.ts';
import type { FieldKey } from '../../core/ids.ts';
import { columnKinds } from './column-kinds.ts';

const rowId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns whether a text has the format of a row id. */
export const isRowId = (text: string): boolean => rowId.test(text);

/** Returns whether the value is a table. */
export const isRows = (value: FieldValue | null): value is readonly TableRow[] =>
  Array.isArray(value) && typeof value[0] === 'object';

/** Returns the rows of a value, or an empty list if it isn't a table. */
export const rowsOf = (value: FieldValue | null): readonly TableRow[] =>
  isRows(value) ? value : [];

/** Returns whether the row is empty. */
export const isEmptyRow = ({ cells }: TableRow): boolean => Object.keys(cells).length === 0;

/** Returns the column as a field. */
export const asField = (column: FieldColumn): FieldShape => ({ ...column, columns: [] });

/** Returns the value as a cell value, or null for a table. */
export const asCell = (value: FieldValue | null): CellContent | null =>
  typeof value === 'object' && value !== null ? (isRows(value) ? null : value) : value;

/** Parses a cell: null if empty, undefined for a wrong type. */
export const parseTableCell = (
  raw: unknown,
  column: FieldColumn,
): CellContent | null | undefined => {
  const value = columnKinds[column.kind].parse(raw, asField(column));
  return value === undefined ? value : asCell(value);
};

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Parses the cells of a row; drops unknown columns. */
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

/** Parses a row; returns undefined if it is invalid. */
export const parseRow = (raw: unknown, columns: readonly FieldColumn[]): TableRow | undefined => {
  if (!isRecord(raw) || typeof raw['row'] !== 'string' || !isRowId(raw['row'])) return undefined;
  const cells = parseCells(raw['cells'] ?? {}, columns);
  return cells === undefined ? undefined : { row: raw['row'].toLowerCase(), cells };
};

/** Returns path and type of the first cell with the wrong type, or null. */
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
