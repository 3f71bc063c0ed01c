import type { ImportedTable } from '../import-table.ts';

/** Number of cells that is enough to recognize the meaning of a column. */
const sampleSize = 200;

/** Returns the cells of a column that aren't empty. */
export const cellsOf = (table: Pick<ImportedTable, 'rows'>, column: number): readonly string[] =>
  table.rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');

/** Returns the first cells of a column that aren't empty. */
export const sampleOf = (
  { rows }: Pick<ImportedTable, 'rows'>,
  column: number,
): readonly string[] => {
  const sample: string[] = [];
  for (const { cells } of rows) {
    const cell = cells[column] ?? '';
    if (cell !== '') sample.push(cell);
    if (sample.length === sampleSize) break;
  }
  return sample;
};

/** Length from which a longer text doesn't look more like a name. */
const nameLength = 12;

/** Returns the share of letters in a cell. It is low for numbers, codes, times, and addresses. */
const lettersOf = (cell: string): number => {
  const signs = cell.replaceAll(/\s/g, '');
  const share = signs.replaceAll(/[^\p{L}\p{M}]/gu, '').length / signs.length;
  return share < 0.5 || /@|:\/\//.test(cell) ? 0 : share;
};

/**
 * Columns with a score this close to the best count as equal. The first one wins, because names
 * usually come before descriptions.
 */
const nearly = 0.75;

/**
 * Returns the free column that looks most like names: words that differ from row to row. Repeated
 * words are categories, and codes have fewer letters. Returns -1 if no free column has words.
 */
export function likeliestName(
  table: Pick<ImportedTable, 'columns' | 'rows'>,
  isFree: (column: number) => boolean,
): number {
  const scores = table.columns.map((_, index) => {
    const cells = sampleOf(table, index);
    if (!isFree(index) || cells.length === 0) return 0;
    const letters = cells.reduce((sum, cell) => sum + lettersOf(cell), 0) / cells.length;
    const differing = new Set(cells).size / cells.length;
    const length =
      cells.reduce((sum, cell) => sum + Math.min(cell.length, nameLength), 0) / cells.length;
    return letters * differing ** 8 * Math.sqrt(length);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.findIndex((score) => score >= nearly * best);
}
