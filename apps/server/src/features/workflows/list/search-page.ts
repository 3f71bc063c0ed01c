import type { Statement } from '../../../platform/db/statement.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { ListPosition } from '../../../platform/list/keyset-page.ts';
import {
  positionOf,
  searchSorted,
  searchSteps,
  type FoundPage,
  type PositionedRow,
} from '../../../platform/list/search-sorted.ts';
import type { SortedRow } from './workflow-page.queries.ts';

/** Workflows that can match, newest first. */
export interface Candidates {
  readonly ids: readonly string[];
  /** Id of the last candidate that was read. Null if there are no more. */
  readonly lookedAt: string | null;
}

export interface WantedPage {
  /** Null for the first page. */
  readonly after: ListPosition | null;
  readonly limit: number;
  /** Reads the page of the list, limited to these workflows. Null for all. */
  readonly page: (
    after: ListPosition | null,
    limit: number,
    ids: readonly string[] | null,
  ) => Statement<SortedRow>;
  /** Reads only the ids of the same page, of all workflows. */
  readonly positions: (after: ListPosition | null, limit: number) => Statement<PositionedRow>;
}

export type SearchPage = FoundPage<SortedRow>;

/** Greater than every id. */
export const newest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Returns a page of a list from index candidates, newest first. The list query checks filters and
 * access until the page is full. If too many candidates don't match, the page is short and the next
 * page continues.
 */
export const searchPage = async (
  context: RequestContext,
  { after, limit, page }: Omit<WantedPage, 'positions'>,
  candidates: (before: string, most: number) => Promise<Candidates>,
): Promise<SearchPage> => {
  const rows: SortedRow[] = [];
  let from = after;
  for (let step = 0; step < searchSteps.most && rows.length < limit; step += 1) {
    const { ids, lookedAt } = await candidates(from?.id ?? newest, searchSteps.batch);
    if (ids.length > 0) {
      const [listed] = await context.db.read(page(from, limit - rows.length, ids));
      rows.push(...listed);
    }
    if (lookedAt === null) return { rows, leftAt: null };
    from = { key: null, id: lookedAt };
  }
  return { rows, leftAt: from };
};

/**
 * Returns a page of a list in its order. A second query finds the matching ids of each step. Only
 * matching workflows are read completely.
 */
export const searchInOrder = async (
  context: RequestContext,
  { after, limit, page, positions }: WantedPage,
  matching: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<SearchPage> => {
  const found = await searchSorted(context, after, limit, positions, async (rows) => {
    const ids = await matching(rows.map(({ id }) => id));
    return rows.filter(({ id }) => ids.has(id));
  });
  const last = found.rows.at(-1);
  if (last === undefined) return { rows: [], leftAt: found.leftAt };
  const ids = found.rows.map(({ id }) => id);
  const [rows] = await context.db.read(page(null, ids.length, ids));
  // A workflow that changed since then can be missing, which isn't the end of the list.
  return { rows, leftAt: rows.length < ids.length ? positionOf(last) : found.leftAt };
};
