import { exportLimits } from '@baton/domain/list/list-export';
import type { ExportRow } from '../export/exported-table.ts';
import type { ListPosition } from './keyset-page.ts';
import { positionOf, type FoundPage, type PositionedRow } from './search-sorted.ts';

type ReadPage<Row> = (after: ListPosition) => Promise<FoundPage<Row>>;

/** Reads a list page by page. */
async function* pagesOf<Row extends PositionedRow>(
  first: FoundPage<Row>,
  pageSize: number,
  read: ReadPage<Row>,
): AsyncGenerator<readonly Row[]> {
  let page = first;
  for (;;) {
    const { rows, leftAt } = page;
    yield rows;
    const last = rows.at(-1);
    const next = rows.length < pageSize || last === undefined ? leftAt : positionOf(last);
    if (next === null) return;
    page = await read(next);
  }
}

/** Reads a list page by page and turns its rows into those of a file. */
export async function* exportedPages<Row extends PositionedRow>(
  first: FoundPage<Row>,
  pageSize: number,
  read: ReadPage<Row>,
  rowsOf: (rows: readonly Row[]) => Promise<readonly ExportRow[]>,
): AsyncGenerator<readonly ExportRow[]> {
  for await (const rows of pagesOf(first, pageSize, read)) yield await rowsOf(rows);
}

interface FilteredByField {
  readonly fields?: readonly unknown[] | null | undefined;
}

/**
 * Returns the number of rows of a list that is too long to export while a person waits. Null for a
 * short list. The number is null for a filter on a field, whose matches aren't known in advance.
 */
export const longListSize = async <Query extends FilteredByField>(
  query: Query,
  list: (query: Query, limit: number) => Promise<{ readonly leftAt: ListPosition | null }>,
  count: (query: Query) => Promise<number>,
): Promise<{ readonly rowCount: number | null } | null> => {
  if (query.fields?.length) {
    const { leftAt } = await list(query, exportLimits.direct);
    return leftAt === null ? null : { rowCount: null };
  }
  const rowCount = await count(query);
  return rowCount > exportLimits.direct ? { rowCount } : null;
};

const idsInPage = 500;

/** Returns the ids of a list in its order. Stops after a page with which there are more than `most`. */
export const idsOfList = async <Row extends PositionedRow>(
  most: number,
  read: (after: ListPosition | null, limit: number) => Promise<FoundPage<Row>>,
): Promise<readonly string[]> => {
  const found: string[] = [];
  const pages = pagesOf(await read(null, idsInPage), idsInPage, (after) => read(after, idsInPage));
  for await (const rows of pages) {
    found.push(...rows.map(({ id }) => id));
    if (found.length > most) break;
  }
  return found;
};
