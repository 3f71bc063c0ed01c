import { foldedName } from '../../core/folded-name.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { headerWords } from '../header-words.ts';
import type { ImportedRow, ImportedTable, TableHeader } from '../import-table.ts';

/** Among so many first rows the header is looked for, and offered; any other can be named. */
const firstRows = 10;
/** So many rows tell how wide a table is. */
const sampledRows = 200;

const filled = ({ cells }: ImportedRow): number =>
  cells.filter((cell) => cell.trim() !== '').length;

/** As wide as most rows are. */
const usualWidth = (rows: readonly ImportedRow[]): number => {
  const widths = rows
    .slice(0, sampledRows)
    .map(filled)
    .toSorted((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
};

/**
 * Where the table begins: at the first row that is about as wide as most, since a title stands above it in a
 * cell or two. A header that lacks a column is one all the same.
 */
const likelyHeader = (rows: readonly ImportedRow[]): number => {
  const usual = usualWidth(rows);
  const first = rows.slice(0, firstRows);
  const at = Math.max(
    0,
    first.findIndex((row) => filled(row) * 2 > usual),
  );
  if (knownHeaders(first[at]) > 0) return at;
  // A row of wide notes, or of numbers, above the row with the names that people give columns.
  const named = first.findIndex((row, index) => index > at && knownHeaders(row) > 1);
  return named === -1 ? at : named;
};

/** Cells that are the usual name of a column. */
const knownHeaders = (row: ImportedRow | undefined): number =>
  row?.cells.filter((cell) => allHeaderWords.has(foldedName(cell))).length ?? 0;

const allHeaderWords = new Set(headerWords.flatMap(({ words }) => words));

/** The header of rows none of which is empty, and the rows below it. */
export const headerOf = (
  rows: readonly ImportedRow[],
  wanted: number | null,
): {
  readonly header: TableHeader;
  readonly names: readonly string[];
  readonly below: readonly ImportedRow[];
} => {
  const choices = rows.slice(0, firstRows);
  if (wanted === 0) {
    const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
    const names = Array.from({ length: width }, () => '');
    return { header: { row: 0, choices }, names, below: rows };
  }
  const chosen = rows.findIndex(({ number }) => number === wanted);
  const at = chosen === -1 ? likelyHeader(rows) : chosen;
  const header = rows[at];
  return {
    header: {
      row: header?.number ?? 0,
      choices: header === undefined || at < firstRows ? choices : [...choices, header],
    },
    names: header?.cells ?? [],
    below: rows.slice(at + 1),
  };
};

/**
 * Why the row that was named is the header of none of these tables: it is blank, past the end, within
 * a cell of several lines, or the table's own form says which row it is. Null where it is, or none was named.
 */
export const headerRefusal = (
  tables: readonly Pick<ImportedTable, 'header'>[],
  wanted: number | null | undefined,
): Refusal | null =>
  typeof wanted !== 'number' || tables.some(({ header }) => header.row === wanted)
    ? null
    : refuse('ImportHeaderRowMissing', { row: wanted }, 'source.headerRow');
