import type { ImportedTable } from './import-table.ts';

/** What stands in a column, without the empty cells. */
export const cellsOf = (table: Pick<ImportedTable, 'rows'>, column: number): readonly string[] =>
  table.rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');

/**
 * Of the free columns the one whose cells are words and differ: so look names. That they differ
 * weighs most: what repeats tells of what kind things are. -1 where none
 * does.
 */
export function likeliestName(
  table: Pick<ImportedTable, 'columns' | 'rows'>,
  isFree: (column: number) => boolean,
): number {
  const scores = table.columns.map((_, index) => {
    const cells = cellsOf(table, index).slice(0, 200);
    if (!isFree(index) || cells.length === 0) return 0;
    const words = cells.filter((cell) => /\p{L}{2,}/u.test(cell)).length / cells.length;
    const length = cells.reduce((sum, cell) => sum + Math.min(cell.length, 60), 0) / cells.length;
    return words * (new Set(cells).size / cells.length) ** 4 * Math.cbrt(length);
  });
  const best = Math.max(0, ...scores);
  return best === 0 ? -1 : scores.indexOf(best);
}
