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
