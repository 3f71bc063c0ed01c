import type { SortDirection } from '@baton/domain/core/sort';
import type { Bind } from './sql-bindings.ts';

/** Position of a row in a sorted list. The key is null if the list is sorted by id. */
export interface ListPosition {
  readonly key: string | null;
  readonly id: string;
}

/** What a list is sorted by before the id. */
export interface SortColumn {
  readonly type: 'text' | 'timestamptz' | 'integer';
  /** True if `infinity` means that there is no value. These rows come last. */
  readonly canBeMissing: boolean;
}

/** Rows of one index range, which are sorted in the order of the list. */
export interface KeysetRange {
  readonly from: string;
  readonly where: readonly string[];
  /** The column of the sort key. */
  readonly key: string;
}

interface KeysetPage {
  /** Column of the id. */
  readonly id: string;
  /** Null sorts by id. */
  readonly column: SortColumn | null;
  readonly direction: SortDirection;
  /** Null for the first page. */
  readonly after: ListPosition | null;
  readonly limit: number;
  readonly ranges: readonly KeysetRange[];
  readonly bind: Bind;
}

/**
 * Returns SQL for the ids and sort keys of a page after a position, and for their order in a row
 * with this name. Walks an index for each range and merges their first rows.
 */
export const keysetPage = ({
  id,
  column,
  direction,
  after,
  limit,
  ranges,
  bind,
}: KeysetPage): { readonly page: string; readonly order: (from: string) => string } => {
  const most = bind(limit);
  const [order, compare] = direction === 'ASCENDING' ? ['ASC', '>'] : ['DESC', '<'];
  const afterId = after === null ? null : `${bind(after.id)}::uuid`;
  let boundKey: string | null = null;
  // Bound only if used, because PostgreSQL can't infer the type of an unused value.
  const afterKey = (): string => (boundKey ??= `${bind(after?.key)}::${column?.type ?? 'text'}`);
  const walk = (range: KeysetRange, isMissing: boolean | null): string | null => {
    const sortKey = column === null ? id : range.key;
    const parts = [...range.where];
    if (isMissing !== null) parts.push(`${sortKey} ${isMissing ? '=' : '<'} 'infinity'`);
    const isAfterMissing = after?.key === 'infinity';
    if (isMissing === false && isAfterMissing) return null;
    if (afterId !== null && column === null) parts.push(`${id} ${compare} ${afterId}`);
    else if (afterId !== null && isMissing === true) {
      if (isAfterMissing) parts.push(`${id} ${compare} ${afterId}`);
    } else if (afterId !== null)
      parts.push(`(${sortKey}, ${id}) ${compare} (${afterKey()}, ${afterId})`);
    const by = column === null || isMissing === true ? '' : `${sortKey} ${order}, `;
    return `(SELECT ${id}, ${column === null ? 'NULL::text' : sortKey} AS key FROM ${range.from}
   WHERE ${parts.join('\n     AND ')} ORDER BY ${by}${id} ${order} LIMIT ${most})`;
  };
  // Rows without a value (`infinity`) are read separately, because they would come first in
  // descending order.
  const parts =
    column?.canBeMissing === true && direction === 'DESCENDING' ? [false, true] : [null];
  const walks = ranges.flatMap((range) =>
    parts.flatMap((isMissing) => walk(range, isMissing) ?? []),
  );
  const sorted = (from: string): string =>
    [
      parts.length > 1 ? `${from}.key = 'infinity'` : [],
      column === null ? [] : `${from}.key ${order}`,
      `${from}.id ${order}`,
    ]
      .flat()
      .join(', ');
  return {
    page: `(SELECT merged.id, merged.key FROM (${walks.join('\n UNION ALL ')}) merged
         ORDER BY ${sorted('merged')} LIMIT ${most})`,
    order: sorted,
  };
};
