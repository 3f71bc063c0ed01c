import { cellToPlain, type RichCell } from '../import-cell.ts';
import type { ImportColumn, ImportedRow, ImportedTable } from '../import-table.ts';

/** Cells of a row by meaning. */
export interface PlannedRow {
  readonly number: number;
  readonly table: ImportedTable;
  readonly columns: readonly ImportColumn[];
  readonly cells: readonly string[];
  readonly rich: ImportedRow['rich'];
  readonly name: string;
  readonly stage: string;
  readonly hasText: boolean;
}

/** Reads a row of the table with the mapping of its columns. */
export function readRow(
  row: ImportedRow,
  table: ImportedTable,
  columns: readonly ImportColumn[],
): PlannedRow {
  const plain = (kind: ImportColumn): string => {
    const index = columns.indexOf(kind);
    return index === -1 ? '' : cellToPlain(row.cells[index] ?? '');
  };
  return {
    number: row.number,
    table,
    columns,
    cells: row.cells,
    rich: row.rich,
    name: plain('TASK'),
    stage: plain('STAGE'),
    hasText: row.cells.some((cell) => cell !== ''),
  };
}

export interface NamedCell extends RichCell {
  /** Header of its column. */
  readonly header: string;
  /** Position of its column. */
  readonly at: number;
}

/** Returns the cells of a row with this meaning, with the headers of their columns. */
export const cellsFor = (row: PlannedRow, kind: ImportColumn): readonly NamedCell[] =>
  row.columns.flatMap((column, index) => {
    const cell = row.cells[index] ?? '';
    if (column !== kind || cell === '') return [];
    const header = row.table.columns[index] ?? '';
    return [{ header, cell, at: index, rich: row.rich?.[index] ?? null }];
  });
