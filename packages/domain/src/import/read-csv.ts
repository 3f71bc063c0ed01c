import { parse } from 'csv-parse/sync';
import { fail, ok, refuse, type Result } from '../core/refusal.ts';
import {
  type ImportedRow,
  type ImportedTable,
  type ImportIssue,
  importLimits,
  type ReadLimits,
  warning,
} from './import-table.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** Enough to tell by; a regular expression over megabytes would run out of stack. */
const sampleLength = 64 * 1024;

/**
 * The delimiter that splits the first lines most evenly: into more than one cell, and
 * into the same number on most lines. Text in quotes does not count.
 */
export function detectDelimiter(text: string): string {
  const lines = text
    .slice(0, sampleLength)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/, 50)
    .filter((line) => line.trim() !== '');
  const score = (delimiter: string): number => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    const header = counts[0] ?? 0;
    return header === 0 ? 0 : counts.filter((count) => count === header).length * 100 + header;
  };
  return delimiters.toSorted((a, b) => score(b) - score(a))[0] ?? ',';
}

export interface CsvTable {
  readonly table: ImportedTable;
  readonly issues: readonly ImportIssue[];
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** The first row names the columns. Rows of another length are kept, and reported. */
export function readCsv(text: string, limits: ReadLimits = importLimits): Result<CsvTable> {
  const parsed = parseRecords(text);
  if (!parsed.ok) return parsed;
  const [header, ...records] = parsed.value.filter(({ record }) =>
    record.some((cell) => cell.trim() !== ''),
  );
  if (header === undefined) return fail(refuse('ImportEmpty'));
  return tableFromRecords(
    '',
    header.record,
    records.map(({ record, info }) => ({ number: info.lines, cells: record })),
    { limits },
  );
}

function parseRecords(text: string): Result<readonly CsvRecord[]> {
  try {
    const records: unknown = parse(text, {
      bom: true,
      delimiter: detectDelimiter(text),
      info: true,
      max_record_size: importLimits.bytes,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    return ok(Array.isArray(records) ? records.filter(isCsvRecord) : []);
  } catch {
    // The one syntax error left with relaxed quotes: a quoted cell that never ends.
    return fail(refuse('ImportNotReadable'));
  }
}

const isCsvRecord = (value: unknown): value is CsvRecord =>
  typeof value === 'object' && value !== null && 'record' in value && Array.isArray(value.record);

/** A table of plain text cells: from CSV here, from a spreadsheet's sheet on the server. */
export function tableFromRecords(
  title: string,
  header: readonly string[],
  rows: readonly ImportedRow[],
  { id = '1', limits }: { readonly id?: string; readonly limits: ReadLimits },
): Result<CsvTable> {
  const { rows: maxRows } = limits;
  const { columns: maxColumns } = importLimits;
  if (rows.length > maxRows)
    return fail(refuse('TooMany', { count: rows.length, max: maxRows }, 'source'));
  if (header.length > maxColumns)
    return fail(refuse('TooMany', { count: header.length, max: maxColumns }, 'source.columns'));
  const columns = header.map((name) => name.trim());
  const expected = columns.length;
  return ok({
    table: {
      id,
      title,
      columns,
      rows: rows.map(({ number, cells }) => ({ number, cells: fit(cells, expected) })),
      format: 'TEXT',
      references: new Map(),
    },
    issues: rows
      .filter(({ cells }) => cells.length !== expected)
      .map(({ number, cells }) => warning('RaggedRow', number, { expected, actual: cells.length })),
  });
}

/** Missing cells are empty; surplus ones stay in the last column rather than be lost. */
function fit(cells: readonly string[], length: number): readonly string[] {
  const trimmed = cells.map((cell) => cell.trim());
  const surplus = trimmed.slice(length).filter((cell) => cell !== '');
  return Array.from({ length }, (_, index) => {
    const cell = trimmed[index] ?? '';
    return index === length - 1 ? [cell, ...surplus].join(' ').trim() : cell;
  });
}
