import type { Statement } from '../../../platform/db/statement.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { ListPosition, SortedRow } from './workflow-page.queries.ts';

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
}

export interface SoughtPage {
  readonly rows: readonly SortedRow[];
  /** Position at which an incomplete search stopped. Null if no candidates are left. */
  readonly leftAt: ListPosition | null;
}

/** Number of workflows in one step, and of steps in one request. */
const batch = 500;
const mostSteps = 4;

/** Greater than every id. */
export const newest = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

export const positionOf = ({ sortKey, id }: SortedRow): ListPosition => ({ key: sortKey, id });

/**
 * Returns a page of a list from index candidates, newest first. The list query checks filters and
 * access until the page is full. If too many candidates don't match, the page is short and the next
 * page continues.
 */
export const searchPage = async (
  context: RequestContext,
  { after, limit, page }: WantedPage,
  candidates: (before: string, most: number) => Promise<Candidates>,
): Promise<SoughtPage> => {
  const rows: SortedRow[] = [];
  let from = after;
  for (let step = 0; step < mostSteps && rows.length < limit; step += 1) {
    const { ids, lookedAt } = await candidates(from?.id ?? newest, batch);
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
 * Returns a page of a list in its order. A second query checks which workflows of a step match. If
 * too few match, the page is short and the next page continues.
 */
export const searchSorted = async (
  context: RequestContext,
  { after, limit, page }: WantedPage,
  matching: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<SoughtPage> => {
  const rows: SortedRow[] = [];
  let from = after;
  for (let step = 0; step < mostSteps; step += 1) {
    const [listed] = await context.db.read(page(from, batch, null));
    const found = listed.length === 0 ? new Set() : await matching(listed.map(({ id }) => id));
    rows.push(...listed.filter(({ id }) => found.has(id)));
    const last = listed.at(-1);
    if (rows.length >= limit || last === undefined || listed.length < batch)
      return { rows: rows.slice(0, limit), leftAt: null };
    from = positionOf(last);
  }
  return { rows, leftAt: from };
};
