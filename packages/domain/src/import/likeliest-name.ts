import type { ImportedTable } from './import-table.ts';

/** What stands in a column, without the empty cells. */
export const cellsOf = (table: Pick<ImportedTable, 'rows'>, column: number): readonly string[] =>
  table.rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');

/** A dozen characters look like a name; more make no likelier one. */
const nameLength = 12;
/** What comes this near to the likeliest stands as good: names stand before what describes them. */
const nearly = 0.85;

/**
 * Of the free columns the first whose cells are words and differ: so look names. That they differ
 * weighs most: what repeats tells of what kind things are. Codes are shorter than names. -1 where
 * no free column has words.
 */
export function likeliestName(
  table: Pick<ImportedTable, 'columns' | 'rows'>,
  isFree: (column: number) => boolean,
): number {
  const scores = table.columns.map((_, index) => {
    const cells = cellsOf(table, index).slice(0, 200);
    if (!isFree(index) || cells.length === 0) return 0;
    const words = cells.filter((cell) => /\p{L}/u.test(cell)).length / cells.length;
    const differing = new Set(cells).size / cells.length;
    const length =
      cells.reduce((sum, cell) => sum + Math.min(cell.length, nameLength), 0) / cells.length;
    return words * differing ** 8 * Math.cbrt(length);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.findIndex((score) => score >= nearly * best);
}
