import { useState, type ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { DataList, type DataListProps } from '../data-list/data-list.tsx';
import type { ListSort } from '../data-list/list-line.ts';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { sortItems } from './sort-items.ts';

export interface EntityRowsProps<Item> extends Pick<
  DataListProps<Item>,
  'label' | 'columns' | 'actions' | 'onOpen' | 'onEndReached' | 'getKey' | 'sorting'
> {
  readonly icon: ReactNode;
  readonly items: readonly Item[];
  readonly getName: (item: Item) => string;
  /** Shown if there are no items. `action` adds the first one. */
  readonly empty: {
    readonly title: string;
    readonly text?: string | undefined;
    readonly action?: ReactNode;
  };
}

/** Clicks on a header sort up, then down, then in the given order again. */
const nextSort = (sort: ListSort | null, key: string): ListSort | null =>
  sort?.key !== key
    ? { key, direction: 'ascending' }
    : sort.direction === 'ascending'
      ? { key, direction: 'descending' }
      : null;

/** Rows of an entity, or why there are none. */
export function EntityRows<Item>({
  icon,
  items,
  getName,
  empty,
  ...list
}: EntityRowsProps<Item>): ReactNode {
  const { dateLocale } = useFormats().clock;
  const [sort, setSort] = useState<ListSort | null>(null);
  if (items.length === 0) return <EmptyState icon={icon} {...empty} />;
  // Sorting a part of the rows would hide which rows come first.
  const isComplete = list.onEndReached === undefined;
  return (
    <DataList<Item>
      {...list}
      showHeader
      items={isComplete ? sortItems(items, list.columns, sort, dateLocale) : items}
      getLabel={getName}
      sorting={
        list.sorting ??
        (isComplete ? { sort, onSort: (key) => setSort(nextSort(sort, key)) } : undefined)
      }
    />
  );
}
