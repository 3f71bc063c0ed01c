import type { ListColumn, ListSort } from '../data-list/list-line.ts';

/** Sorts items by the value of a column. Items without a value come last in both directions. */
export function sortItems<Item>(
  items: readonly Item[],
  columns: readonly ListColumn<Item>[],
  sort: ListSort | null,
  locale: string,
): readonly Item[] {
  const valueOf = columns.find(({ key }) => key === sort?.key)?.sortValue;
  if (sort === null || valueOf === undefined) return items;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return items.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return typeof a === 'number' && typeof b === 'number'
      ? sign * (a - b)
      : sign * String(a).localeCompare(String(b), locale, { numeric: true });
  });
}
