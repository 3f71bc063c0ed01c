import { foldedName } from '../../core/names/folded-name.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { headerWords } from '../header-words.ts';
import type { ImportedRow, ImportedTable, TableHeader } from '../import-table.ts';

/** Number of first rows that are searched for the header and offered to people. */
const firstRows = 10;
/** Number of rows that determines the width of a table. */
const sampledRows = 200;

const filled = ({ cells }: ImportedRow): number =>
  cells.filter((cell) => cell.trim() !== '').length;

/** Returns the most frequent width of the rows. */
const usualWidth = (rows: readonly ImportedRow[]): number => {
  const widths = rows
    .slice(0, sampledRows)
    .map(filled)
    .toSorted((a, b) => a - b);
  return widths[Math.floor(widths.length / 2)] ?? 0;
};

/**
 * Returns the first row of the table: the first that is about as wide as most rows, because a title
 * has one or two cells. A header can lack a column.
 */
const likelyHeader = (rows: readonly ImportedRow[]): number => {
  const usual = usualWidth(rows);
  const first = rows.slice(0, firstRows);
  const at = Math.max(
    0,
    first.findIndex((row) => filled(row) * 2 > usual),
  );
  if (knownHeaders(first[at]) > 0) return at;
  // A row of long notes or numbers above the row with usual column names.
  const named = first.findIndex((row, index) => index > at && knownHeaders(row) > 1);
  return named === -1 ? at : named;
};

/** Counts the cells that are usual column names. */
const knownHeaders = (row: ImportedRow | undefined): number =>
  row?.cells.filter((cell) => allHeaderWords.has(foldedName(cell))).length ?? 0;

const allHeaderWords = new Set(headerWords.flatMap(({ words }) => words));

/** Returns the header and the rows below it, without empty rows. */
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
  const selected = rows.findIndex(({ number }) => number === wanted);
  const at = selected === -1 ? likelyHeader(rows) : selected;
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
 * Returns why the selected row can't be the header: it is empty, after the end, inside a cell of
 * several lines, or the table defines its own header. Returns null if it can be, or if none was
 * selected.
 */
export const headerRefusal = (
  tables: readonly Pick<ImportedTable, 'header'>[],
  wanted: number | null | undefined,
): Refusal | null =>
  typeof wanted !== 'number' || tables.some(({ header }) => header.row === wanted)
    ? null
    : refuse('ImportHeaderRowMissing', { row: wanted }, 'source.headerRow');
