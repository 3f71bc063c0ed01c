import type { FieldColumn, FieldShape } from './field.ts';
import type { TablePatch } from './tables/table-patch.ts';
import { asWallTime } from './written/wall-time.ts';

const inCell = (
  raw: unknown,
  { kind }: Pick<FieldShape | FieldColumn, 'kind'>,
  timeZone: string,
): unknown => (kind === 'DATE' && typeof raw === 'string' ? asWallTime(raw, timeZone) : raw);

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

const inCells = (cells: unknown, columns: readonly FieldColumn[], timeZone: string): unknown => {
  if (!isRecord(cells)) return cells;
  const days = columns.filter(({ key, kind }) => kind === 'DATE' && key in cells);
  return days.length === 0
    ? cells
    : {
        ...cells,
        ...Object.fromEntries(
          days.map((column) => [column.key, inCell(cells[column.key], column, timeZone)]),
        ),
      };
};

/** Returns an input with its times in the workspace's time zone. */
export const withWallTimes = (
  raw: unknown,
  { kind, columns }: Pick<FieldShape, 'kind' | 'columns'>,
  timeZone: string,
): unknown => {
  if (kind !== 'TABLE' || !Array.isArray(raw)) return inCell(raw, { kind }, timeZone);
  const rows: readonly unknown[] = raw;
  return rows.map((row) =>
    isRecord(row) ? { ...row, cells: inCells(row['cells'], columns, timeZone) } : row,
  );
};

/** Returns a table patch with its times in the workspace's time zone. */
export const patchWithWallTimes = (
  patch: TablePatch,
  columns: readonly FieldColumn[],
  timeZone: string,
): TablePatch => {
  const days = new Set<string>(columns.filter(({ kind }) => kind === 'DATE').map(({ key }) => key));
  if (days.size === 0) return patch;
  return {
    ...patch,
    insertRows: patch.insertRows.map((row) => ({
      ...row,
      cells: Object.fromEntries(
        Object.entries(row.cells).map(([key, cell]) => [
          key,
          days.has(key) && typeof cell === 'string' ? asWallTime(cell, timeZone) : cell,
        ]),
      ),
    })),
    setCells: patch.setCells.map((one) =>
      days.has(one.column) && typeof one.value === 'string'
        ? { ...one, value: asWallTime(one.value, timeZone) }
        : one,
    ),
  };
};
