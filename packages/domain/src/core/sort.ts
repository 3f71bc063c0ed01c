export const sortDirections = ['ASCENDING', 'DESCENDING'] as const;
export type SortDirection = (typeof sortDirections)[number];

/** What a list is sorted by. */
export interface Sort<Key extends string> {
  readonly key: Key;
  readonly direction: SortDirection;
}

export interface SortTexts<Key extends string> {
  /** Returns the sort as text in an address, such as `name` or `-last-change` for descending. */
  readonly text: (sort: Sort<Key>) => string;
  /** Returns the sort of an address. Null if the text is unknown. */
  readonly parse: (text: string) => Sort<Key> | null;
}

/** Returns how sorts are written in addresses. */
export const sortTexts = <Key extends string>(
  keys: readonly Key[],
  names: Readonly<Record<Key, string>>,
): SortTexts<Key> => ({
  text: ({ key, direction }) => `${direction === 'DESCENDING' ? '-' : ''}${names[key]}`,
  parse: (text) => {
    const isDescending = text.startsWith('-');
    const name = isDescending ? text.slice(1) : text;
    const key = keys.find((one) => names[one] === name);
    return key === undefined ? null : { key, direction: isDescending ? 'DESCENDING' : 'ASCENDING' };
  },
});

/** What lists of the library and of documents can be sorted by. */
export const itemSortKeys = ['LAST_CHANGE', 'NAME'] as const;
export type ItemSortKey = (typeof itemSortKeys)[number];
export type ItemSort = Sort<ItemSortKey>;

/** Last changed first. */
export const defaultItemSort: ItemSort = { key: 'LAST_CHANGE', direction: 'DESCENDING' };

export const itemSortTexts = sortTexts(itemSortKeys, { LAST_CHANGE: 'last-change', NAME: 'name' });
