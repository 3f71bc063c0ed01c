import type { ImportedTable } from '../import-table.ts';

/** As many cells as it takes to see what a column means. */
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

/** A dozen characters look like a name; more make no likelier one. */
const nameLength = 12;

/** How much of a cell is letters: of numbers, codes, times and addresses little, or nothing. */
const lettersOf = (cell: string): number => {
  const signs = cell.replaceAll(/\s/g, '');
  const share = signs.replaceAll(/[^\p{L}\p{M}]/gu, '').length / signs.length;
  return share < 0.5 || /@|:\/\//.test(cell) ? 0 : share;
};

/** What comes this near to the likeliest stands as good: names stand before what describes them. */
const nearly = 0.75;

/**
 * Of the free columns the first whose cells are words and differ: so look names. That they differ
 * weighs most: what repeats tells of what kind things are. Codes have fewer letters than names, or
 * are shorter. -1 where no free column has words.
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
