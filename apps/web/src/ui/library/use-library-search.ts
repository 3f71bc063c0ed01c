import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { itemSorting, itemSortOf, type ItemSorting } from '../../lib/list/item-sorting.ts';

export interface LibrarySearch<Filter extends string> {
  readonly text: string;
  /** Null if all items are shown. */
  readonly filter: Filter | null;
  /** What the list shows: follows `text` and `filter` when there is time. */
  readonly shown: {
    readonly search: string | null;
    readonly filter: Filter | null;
    readonly sort: ReturnType<typeof itemSortOf>;
    readonly sorting: ItemSorting;
  };
  readonly setText: (text: string) => void;
  readonly setFilter: (filter: Filter | null) => void;
}

/** Keeps the search text and the filter of a library page in its address. */
export function useLibrarySearch<Filter extends string>(
  page: '/blueprints' | '/forms' | '/custom-fields',
  filters: readonly Filter[],
): LibrarySearch<Filter> {
  const navigate = useNavigate();
  const search = useSearch({ from: page });
  const text = search.search ?? '';
  const filter = filters.find((known) => known === search.status) ?? null;
  const shownSort = useDeferredValue(search.sort);
  const sort = itemSortOf(shownSort);
  const shownText = useDeferredValue(text.trim());
  const set = (change: {
    search?: string | undefined;
    status?: string | undefined;
    sort?: string | undefined;
  }): void => void navigate({ to: page, search: { ...search, ...change }, replace: true });
  return {
    text,
    filter,
    shown: {
      search: shownText === '' ? null : shownText,
      filter: useDeferredValue(filter),
      sort,
      sorting: itemSorting(sort, (text) => set({ sort: text })),
    },
    setText: (value) => set({ search: value === '' ? undefined : value }),
    setFilter: (value) => set({ status: value ?? undefined }),
  };
}
