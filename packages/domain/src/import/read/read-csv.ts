import { CsvError, parse } from 'csv-parse/sync';
import { withoutFormulaGuard } from '../../core/csv-text.ts';
import { fail, ok, refuse, type Result } from '../../core/refusal.ts';
import { fittedRow } from './fitted-cells.ts';
import {
  type ImportedRow,
  type ImportedTable,
  type ImportIssue,
  importLimits,
  type ReadLimits,
  warning,
} from '../import-table.ts';
import { headerOf } from './header-row.ts';

/** Possible delimiters. The comma is last, because names and numbers also contain it. */
const delimiters = ['\t', ';', '|', ','] as const;
/**
 * A character that never occurs in text. As delimiter, it reads a list of names with commas as one
 * column.
 */
const none = '\u001F';

/** Length that is enough to decide. A regular expression on megabytes would overflow the stack. */
const sampleLength = 64 * 1024;
const quoted = /(?<=^|[,;|\t\n] *)"(?:[^"]|"")*(?:"|$)/g;
/** A comma that isn't part of a sentence or number. */
const dividingComma = /,(?!\s)(?!(?<=\d,)\d)/g;

interface Split {
  readonly delimiter: string;
  /** Number of lines with the most frequent number of cells. */
  readonly lines: number;
  /** Number of times that the delimiter clearly separates cells in these lines. */
  readonly sure: number;
}

/**
 * Returns the delimiter that splits most lines evenly into several cells. Quoted text doesn't
 * count. If two are equal, commas of sentences and numbers don't count. They never count if the
 * first line has no delimiter, because then it is a title or the only column name.
 */
export function detectDelimiter(text: string): string {
  const lines = text
    .slice(0, sampleLength)
    .replace(quoted, '')
    .split('\n', 50)
    .filter((line) => line.trim() !== '');
  const splits = delimiters.map((delimiter): Split => {
    const sure = (line: string): number =>
      delimiter === ','
        ? (line.match(dividingComma)?.length ?? 0)
        : line.split(delimiter).length - 1;
    const isFirst = lines[0]?.includes(delimiter) === true;
    const counts = lines.map((line) => (isFirst ? line.split(delimiter).length - 1 : sure(line)));
    const usual = mostFrequent(counts.filter((count) => count > 0)) ?? 0;
    const even = lines.filter((_, at) => usual > 0 && counts[at] === usual);
    // A character that the first line lacks and a few others have is part of their text.
    const divides = isFirst || (even.length > 1 && even.length * 2 >= lines.length - 1);
    return { delimiter, lines: divides ? even.length : 0, sure: sure(even[0] ?? '') };
  });
  const [best] = splits.toSorted((a, b) => b.lines - a.lines || b.sure - a.sure);
  return best === undefined || best.lines === 0 ? none : best.delimiter;
}

const mostFrequent = (counts: readonly number[]): number | undefined => {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].toSorted(([a, m], [b, n]) => n - m || b - a)[0]?.[0];
};

export interface CsvTable {
  readonly table: ImportedTable;
  readonly issues: readonly ImportIssue[];
}

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/** First line of a file that names the delimiter, as some spreadsheets write it. */
const declaredDelimiter = /^sep=(.)\n/;

/** Rows with another length than the header are imported and reported. */
export function readCsv(
  text: string,
  reading: Omit<TableReading, 'id'> = { limits: importLimits },
): Result<CsvTable> {
  // A file that was combined from two can have both types of line ends.
  const unmarked = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const delimiter = declaredDelimiter.exec(unmarked)?.[1];
  const parsed = parseRecords(
    delimiter === undefined ? unmarked : unmarked.slice('sep='.length + delimiter.length),
    delimiter ?? detectDelimiter(unmarked),
  );
  if (!parsed.ok) return parsed;
  const rows = parsed.value
    .map(({ record, info }) => ({ number: info.lines, cells: record.map(withoutFormulaGuard) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return tableFromRecords('', rows, reading);
}

function parseRecords(text: string, delimiter: string): Result<readonly CsvRecord[]> {
  let lastLine = 0;
  try {
    const records: unknown = parse(text, {
      delimiter,
      info: true,
      // A space before a quote, which many programs write after the delimiter.
      ltrim: true,
      max_record_size: importLimits.bytes,
      on_record: (record, { lines }) => {
        lastLine = lines;
        return record;
      },
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    });
    return ok(Array.isArray(records) ? records.filter(isCsvRecord) : []);
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED')
      return fail(refuse('ImportNotReadable', {}, 'source'));
    const line = openQuoteLine(text, delimiter, lastLine);
    return fail(refuse('ImportQuoteNotClosed', { line }, 'source'));
  }
}

/** Returns the first line of a quoted cell without an end, after the last record. */
function openQuoteLine(text: string, delimiter: string, lastLine: number): number {
  let begins = lastLine + 1;
  let isQuoted = false;
  for (const [index, line] of text.split('\n').slice(lastLine).entries()) {
    let isCellStart = true;
    for (let at = 0; at < line.length; at += 1) {
      const sign = line.charAt(at);
      if (isQuoted && sign === '"' && line[at + 1] === '"') at += 1;
      else if (sign === '"' && (isQuoted || isCellStart)) {
        isQuoted = !isQuoted;
        begins = isQuoted ? lastLine + index + 1 : begins;
      }
      isCellStart = sign === delimiter || (isCellStart && sign === ' ');
    }
  }
  return begins;
}

const isCsvRecord = (value: unknown): value is CsvRecord =>
  typeof value === 'object' && value !== null && 'record' in value && Array.isArray(value.record);

export interface TableReading {
  readonly id?: string;
  readonly limits: ReadLimits;
  /** Selected header row. 0 means no header row. */
  readonly headerRow?: number | null | undefined;
}

/** Builds a table of plain text cells, from CSV or from a sheet that the server read. */
export function tableFromRecords(
  title: string,
  records: readonly ImportedRow[],
  { id = '1', limits, headerRow = null }: TableReading,
): Result<CsvTable> {
  const { rows: maxRows } = limits;
  const { columns: maxColumns } = importLimits;
  if (records.length === 0) return fail(refuse('ImportEmpty'));
  const { header, names, below } = headerOf(records, headerRow);
  if (below.length > maxRows)
    return fail(refuse('TooMany', { count: below.length, max: maxRows }, 'source'));
  if (names.length > maxColumns)
    return fail(refuse('TooMany', { count: names.length, max: maxColumns }, 'source.columns'));
  const columns = names.map((name) => name.trim());
  const expected = columns.length;
  const rows = below.map((row): ImportedRow => {
    // Without a header, the length of a row is unknown.
    const isRagged = header.row > 0 && row.cells.length !== expected;
    return { ...fittedRow(row, expected), ...(isRagged && { isRagged }) };
  });
  return ok({
    table: { id, title, columns, rows, header },
    issues: [
      ...(records[0] === below[0] || records[0]?.number === header.row
        ? []
        : [warning('RowsAboveHeader', null, { row: header.row })]),
      ...below
        .filter((_, at) => rows[at]?.isRagged === true)
        .map(({ number, cells }) =>
          warning('RaggedRow', number, { expected, actual: cells.length }),
        ),
    ],
  });
}
