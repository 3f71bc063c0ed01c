import type { Statement } from '../../../platform/db/statement.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { WorkflowListRow } from '../workflow-list.queries.ts';

/** Some of the workflows that may be meant, newest first. */
export interface Candidates {
  readonly ids: readonly string[];
  /** The last that was looked at; null: there are no others. */
  readonly lookedAt: string | null;
}

export interface WantedPage {
  readonly before: string;
  readonly limit: number;
  /** The page of a list, among some workflows. */
  readonly page: (
    before: string,
    limit: number,
    ids: readonly string[],
  ) => Statement<WorkflowListRow>;
}

export interface SoughtPage {
  readonly rows: readonly WorkflowListRow[];
  /** Where the search was left before the page was full; null where nothing is left. */
  readonly leftAt: string | null;
}

/** Workflows that one step looks at, and steps of one request. */
const batch = 500;
const mostSteps = 4;

/**
 * A page of a list out of candidates that an index found: they are asked of the list, with its
 * other filters and rights, until the page is full. A page that would take a look at very many
 * stays short: the next one goes on where it was left.
 */
export const soughtPage = async (
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
