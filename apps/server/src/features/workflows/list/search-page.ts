import type { Statement } from '../../../platform/db/statement.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { WorkflowListRow } from '../workflow-list.queries.ts';

/** Workflows that can match, newest first. */
export interface Candidates {
  readonly ids: readonly string[];
  /** Id of the last candidate that was read. Null if there are no more. */
  readonly lookedAt: string | null;
}

export interface WantedPage {
  readonly before: string;
  readonly limit: number;
  /** Reads the page of the list, limited to these workflows. */
  readonly page: (
    before: string,
    limit: number,
    ids: readonly string[],
  ) => Statement<WorkflowListRow>;
}

export interface SoughtPage {
  readonly rows: readonly WorkflowListRow[];
  /** Position at which an incomplete search stopped. Null if no candidates are left. */
  readonly leftAt: string | null;
}

/** Number of workflows in one step, and of steps in one request. */
const batch = 500;
const mostSteps = 4;

/**
 * Returns a page of a list from index candidates. The list query checks filters and access until
 * the page is full. If too many candidates don't match, the page is short and the next page
 * continues.
 */
export const searchPage = async (
  context: RequestContext,
  { before, limit, page }: WantedPage,
  candidates: (before: string, most: number) => Promise<Candidates>,
): Promise<SoughtPage> => {
  const rows: WorkflowListRow[] = [];
  let from = before;
  for (let step = 0; step < mostSteps && rows.length < limit; step += 1) {
    const { ids, lookedAt } = await candidates(from, batch);
    if (ids.length > 0) {
      const [listed] = await context.db.read(page(from, limit - rows.length, ids));
      rows.push(...listed);
    }
    if (lookedAt === null) return { rows, leftAt: null };
    from = lookedAt;
  }
  return { rows, leftAt: from };
};
