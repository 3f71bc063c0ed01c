import type { Statement } from '../db/statement.ts';
import type { RequestContext } from '../graphql/request-context.ts';
import type { ListPosition } from './keyset-page.ts';

/** A row of a list with its sort key. */
export interface PositionedRow {
  readonly id: string;
  readonly sortKey: string | null;
}

export interface FoundPage<Row> {
  readonly rows: readonly Row[];
  /** Position at which an incomplete search stopped. Null if no candidates are left. */
  readonly leftAt: ListPosition | null;
}

/** Number of rows in one step, and of steps in one request. */
export const searchSteps = { batch: 500, most: 4 } as const;

export const positionOf = ({ sortKey, id }: PositionedRow): ListPosition => ({ key: sortKey, id });

/**
 * Returns a page of a list in its order. A second query checks which rows of a step match. If too
 * few match, the page is short and the next page continues.
 */
export const searchSorted = async <Row extends PositionedRow>(
  context: RequestContext,
  after: ListPosition | null,
  limit: number,
  page: (after: ListPosition | null, limit: number) => Statement<Row>,
  matching: (rows: readonly Row[]) => Promise<readonly Row[]>,
): Promise<FoundPage<Row>> => {
  const { batch, most } = searchSteps;
  const rows: Row[] = [];
  let from = after;
  for (let step = 0; step < most; step += 1) {
    const [listed] = await context.db.read(page(from, batch));
    if (listed.length > 0) rows.push(...(await matching(listed)));
    const last = listed.at(-1);
    if (rows.length >= limit || last === undefined || listed.length < batch)
      return { rows: rows.slice(0, limit), leftAt: null };
    from = positionOf(last);
  }
  return { rows, leftAt: from };
};
