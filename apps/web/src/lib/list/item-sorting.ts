import {
  defaultItemSort,
  itemSortTexts,
  type ItemSort,
  type ItemSortKey,
} from '@baton/domain/core/sort';

/** Columns of lists that can be sorted, by what the server sorts by. */
export const itemSortColumns = { NAME: 'name', LAST_CHANGE: 'updated' } as const satisfies Record<
  ItemSortKey,
  string
>;

const keyOf = (column: string): ItemSortKey =>
  column === itemSortColumns.NAME ? 'NAME' : 'LAST_CHANGE';

/** The sorted column of a list, and what a click on a header does. */
export interface ItemSorting {
  readonly sort: { readonly key: string; readonly direction: 'ascending' | 'descending' };
  readonly onSort: (column: string) => void;
}

/** Returns the order of a list from its address. */
export const itemSortOf = (text: string | undefined): ItemSort =>
  itemSortTexts.parse(text ?? '') ?? defaultItemSort;

/** Returns the sorted column. A click sorts by another one, or in the other direction. */
export const itemSorting = (
  sort: ItemSort,
  onSort: (text: string | undefined) => void,
): ItemSorting => ({
  sort: {
    key: itemSortColumns[sort.key],
    direction: sort.direction === 'ASCENDING' ? 'ascending' : 'descending',
  },
  onSort: (column) => {
    const key = keyOf(column);
    // Names start with the first letter, and changes with the latest.
    const first = key === 'NAME' ? 'ASCENDING' : 'DESCENDING';
    const other = sort.direction === 'ASCENDING' ? 'DESCENDING' : 'ASCENDING';
    const text = itemSortTexts.text({ key, direction: sort.key === key ? other : first });
    onSort(text === itemSortTexts.text(defaultItemSort) ? undefined : text);
  },
});
