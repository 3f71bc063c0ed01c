import { refuse, type Refusal } from '../../core/refusal.ts';
import type { FieldColumn, FieldShape, TableRow } from '../field.ts';
import { fieldLimits } from '../field-limits.ts';
import { readTableText, writeTableText } from '../written/table-text.ts';
import { columnKinds } from './column-kinds.ts';
import { cellRefused, type Judging, type KindRecord, type Reading } from './kind-record.ts';
import { asField, isEmptyRow, parseRow, rowsOf } from './table-rows.ts';

/** Maximum number of listed errors; all are counted. */
const shownRefusals = 200;

/** Returns why a cell of a row is invalid, or null. */
export const cellRefusal = (
  { cells }: TableRow,
  column: FieldColumn,
  judging: Judging,
): Refusal | null => {
  const value = cells[column.key];
  if (value !== undefined)
    return columnKinds[column.kind].validate(value, asField(column), judging);
  return column.required && column.kind !== 'CHECKBOX' ? refuse('Required') : null;
};

/** Returns all invalid cells, by row and column. Empty rows aren't checked. */
const refusals = (rows: readonly TableRow[], field: FieldShape, judging: Judging) => {
  const found: Refusal[] = [];
  for (const row of rows) {
    if (isEmptyRow(row)) continue;
    for (const column of field.columns) {
      const refusal = cellRefusal(row, column, judging);
      if (refusal !== null)
        found.push(refuse(refusal.code, refusal.params, `${row.row}.${column.key}`));
    }
  }
  return found;
};

/** Parses a row of typed cells in column order; returns undefined if one can't be parsed. */
const readRow = (
  texts: readonly string[],
  row: string,
  { columns }: FieldShape,
  reading: Reading,
): TableRow | undefined => {
  const raw = columns.map((column, at): readonly [string, unknown] => [
    column.key,
    columnKinds[column.kind].parseText(texts[at] ?? '', asField(column), reading),
  ]);
  if (raw.some(([, value]) => value === undefined)) return undefined;
  return parseRow({ row, cells: Object.fromEntries(raw) }, columns);
};

/** Rows of cells; each column has its own type. */
export const tableKind: KindRecord = {
  isMultiple: true,
  hasOptions: false,
  takesWords: false,
  filters: [],
  constraints: [],
  parse: (raw, { columns }) => {
    if (raw === null) return null;
    if (!Array.isArray(raw)) return undefined;
    const items: readonly unknown[] = raw;
    const rows = items.flatMap((item) => parseRow(item, columns) ?? []);
    const ids = new Set(rows.map(({ row }) => row));
    if (rows.length < items.length || ids.size < rows.length) return undefined;
    return rows.length === 0 ? null : rows;
  },
  validate: (value, field, judging) => {
    const rows = rowsOf(value);
    const max = fieldLimits.rows;
    if (rows.length > max) return refuse('TooMany', { count: rows.length, max });
    const details = refusals(rows, field, judging);
    return details.length === 0
      ? null
      : {
          ...refuse('TableHasErrors', { count: details.length }),
          details: details.slice(0, shownRefusals),
        };
  },
  compare: null,
  format: (value, { columns }, writing) =>
    writeTableText(
      rowsOf(value).map(({ cells }) =>
        columns.map((column) => {
          const cell = cells[column.key];
          return cell === undefined
            ? ''
            : columnKinds[column.kind].format(cell, asField(column), writing);
        }),
      ),
    ),
  parseText: (text, field, reading) => {
    const lines = readTableText(text);
    if (lines.length === 0) return null;
    const rows = lines.flatMap((texts, at) => {
      const id = reading.rowId?.(at);
      return id === undefined ? [] : (readRow(texts, id, field, reading) ?? []);
    });
    return rows.length < lines.length ? undefined : rows;
  },
  // A table in a file has its own rows and columns, never a single cell.
  parseCell: () => cellRefused(refuse('WrongValueType', { kind: 'TABLE' })),
};
