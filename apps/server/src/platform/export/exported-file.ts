import { Readable } from 'node:stream';
import { csvLines, csvStart } from '@baton/domain/core/csv-text';
import type { ColumnKind, ExportedTable } from './exported-table.ts';
import { writeWorkbook } from './write-workbook.ts';

export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface ExportedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
}

/** Type of CSV files. */
export const csvType = 'text/csv; charset=utf-8';

export const fileTypes: Readonly<Record<ExportFormat, string>> = {
  csv: csvType,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

const csvCell = (cell: string | number | null, kind: ColumnKind | undefined): string => {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  return kind === 'TIME' ? new Date(cell).toISOString() : `${Math.floor(cell * 100)}%`;
};

async function* csvParts({ columns, pages }: ExportedTable): AsyncGenerator<string> {
  yield csvStart + csvLines([columns.map(({ title }) => title)]);
  for await (const rows of pages)
    yield csvLines(rows.map((row) => row.map((cell, at) => csvCell(cell, columns[at]?.kind))));
}

/** Returns a table as a file that is written while it is sent. */
export const exportedFile = (table: ExportedTable, format: ExportFormat): ExportedFile => ({
  name: `${table.title}.${format}`,
  type: fileTypes[format],
  content:
    format === 'csv' ? Readable.from(csvParts(table), { objectMode: false }) : writeWorkbook(table),
});
