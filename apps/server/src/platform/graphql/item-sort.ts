import {
  defaultItemSort,
  type ItemSort,
  type ItemSortKey,
  type SortDirection,
} from '@baton/domain/core/sort';
import { refuse } from '@baton/domain/core/refusal';
import { nilId } from '../db/uuid.ts';
import { builder, enumValues } from './builder.ts';
import { decodeCursor, type PageArgs } from './page.ts';
import { Refused } from './refused.ts';

export const SortDirectionRef = builder.enumType('SortDirection', {
  description: 'Direction of a sorted list.',
  values: enumValues<SortDirection>({
    ASCENDING: 'Smallest, earliest, or first in the alphabet first.',
    DESCENDING: 'Largest, latest, or last in the alphabet first.',
  }),
});

const ItemSortKeyRef = builder.enumType('ItemSortKey', {
  description: 'Value by which items are sorted.',
  values: enumValues<ItemSortKey>({
    LAST_CHANGE: 'Time of the last change.',
    NAME: 'Name.',
  }),
});

/** Order of a list that can be sorted by name or by the last change. */
export const ItemSortInput = builder.inputType('ItemSortInput', {
  description: 'Order of a list.',
  fields: (t) => ({
    key: t.field({
      type: ItemSortKeyRef,
      required: true,
      description: 'Value by which items are sorted.',
    }),
    direction: t.field({ type: SortDirectionRef, required: true, description: 'Direction.' }),
  }),
});

/** Arguments of a list with this order. Null means last changed first. */
export interface SortedPageArgs extends PageArgs {
  readonly sort?: ItemSort | null | undefined;
}

/** Where a sorted page starts. The key is null for the first page. */
export interface SortedPosition {
  readonly sort: ItemSort;
  readonly key: string | null;
  readonly id: string;
}

/** Returns the order of a list and the position of its page. Refuses a cursor of another order. */
export const sortedPosition = ({ sort, after }: SortedPageArgs): SortedPosition => {
  const order = sort ?? defaultItemSort;
  const cursor = decodeCursor(after, 2);
  if (cursor === null) return { sort: order, key: null, id: nilId };
  const [key, id] = cursor.map(String);
  const isFitting = order.key === 'NAME' || !Number.isNaN(Date.parse(key ?? ''));
  if (key === undefined || id === undefined || !isFitting)
    throw new Refused(refuse('RequestInvalid', { detail: 'after' }, 'after'));
  return { sort: order, key, id };
};
