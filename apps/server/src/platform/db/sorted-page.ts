import {
  itemSortKeys,
  sortDirections,
  type ItemSort,
  type ItemSortKey,
} from '@baton/domain/core/sort';
import { prepared, type Statement } from './statement.ts';

/** SQL of the values that a list can be sorted by. */
export interface SortColumns {
  readonly id: string;
  readonly name: string;
  readonly changedAt: string;
}

/** Parts of the statement of a page. `$1` and `$2` are the cursor: a sort key as text, and an id. */
export interface PageSql {
  /** Column with the sort key. */
  readonly sortKey: string;
  readonly isAfter: string;
  /** Order without the limit. */
  readonly order: string;
}

/** Sort key as text, which a cursor keeps. */
export interface SortedPageRow {
  readonly sortKey: string;
}

const pageSql = (columns: SortColumns, { key, direction }: ItemSort): PageSql => {
  const { NAME: name, LAST_CHANGE: time }: Record<ItemSortKey, readonly [string, string]> = {
    NAME: [`lower(${columns.name})`, 'text'],
    LAST_CHANGE: [columns.changedAt, 'timestamptz'],
  };
  const [value, type] = key === 'NAME' ? name : time;
  const [order, compare] = direction === 'ASCENDING' ? ['ASC', '>'] : ['DESC', '<'];
  return {
    sortKey: `${value}::text AS "sortKey"`,
    isAfter: `($1::text IS NULL OR (${value}, ${columns.id}) ${compare} ($1::text::${type}, $2::uuid))`,
    order: `ORDER BY ${value} ${order}, ${columns.id} ${order}`,
  };
};

type CursorValues = readonly [afterKey: string | null, afterId: string, ...unknown[]];

/**
 * Returns the statement of a page for each sort, by name or by the last change. `text` returns the
 * SQL for one sort. Indexes on the sort columns keep later pages as fast as the first.
 */
export const sortedPages = <Row, Values extends CursorValues>(
  name: string,
  columns: SortColumns,
  text: (page: PageSql) => string,
): ((sort: ItemSort, ...values: Values) => Statement<Row & SortedPageRow>) => {
  const nameOf = ({ key, direction }: ItemSort): string =>
    `${name}_${key}_${direction}`.toLowerCase();
  const statements = new Map(
    itemSortKeys
      .flatMap((key) => sortDirections.map((direction): ItemSort => ({ key, direction })))
      .map((sort) => [
        nameOf(sort),
        prepared<Row & SortedPageRow, Values>(nameOf(sort), text(pageSql(columns, sort))),
      ]),
  );
  return (sort, ...values) => {
    const statement = statements.get(nameOf(sort));
    if (statement === undefined) throw new Error('unknown sort');
    return statement(...values);
  };
};
