import { cellToPlain } from './import-cell.ts';
import type { ImportColumn, ImportedRow, ImportedTable } from './import-table.ts';

/** A row by meaning. */
export interface PlannedRow {
  readonly number: number;
  readonly table: ImportedTable;
  readonly columns: readonly ImportColumn[];
  readonly cells: readonly string[];
  readonly name: string;
  readonly stage: string;
  readonly hasText: boolean;
}

/** Reads a row of the table by the mapping of its columns. */
export function readRow(
  row: ImportedRow,
  table: ImportedTable,
  columns: readonly ImportColumn[],
): PlannedRow {
  const plain = (kind: ImportColumn): string => {
    const index = columns.indexOf(kind);
    return index === -1 ? '' : cellToPlain(row.cells[index] ?? '', table);
  };
  return {
    number: row.number,
    table,
    columns,
    cells: row.cells,
    name: plain('TASK'),
    stage: plain('STAGE'),
    hasText: row.cells.some((cell) => cell !== ''),
  };
}

export interface NamedCell {
  /** Header of its column. */
  readonly header: string;
  readonly cell: string;
  /** Position of its column. */
  readonly at: number;
}

/** The cells of a row that mean `kind`, with the headers of their columns. */
export const cellsFor = (row: PlannedRow, kind: ImportColumn): readonly NamedCell[] =>
  row.columns.flatMap((column, index) => {
    const cell = row.cells[index] ?? '';
    return column === kind && cell !== ''
      ? [{ header: row.table.columns[index] ?? '', cell, at: index }]
      : [];
  });
