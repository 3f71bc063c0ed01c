import type { ExportRow } from '../export/exported-table.ts';
import type { ListPosition } from './keyset-page.ts';
import { positionOf, type FoundPage, type PositionedRow } from './search-sorted.ts';

/** Reads a list page by page and turns its rows into those of a file. */
export async function* exportedPages<Row extends PositionedRow>(
  first: FoundPage<Row>,
  pageSize: number,
  read: (after: ListPosition) => Promise<FoundPage<Row>>,
  rowsOf: (rows: readonly Row[]) => Promise<readonly ExportRow[]>,
): AsyncGenerator<readonly ExportRow[]> {
  let page = first;
  for (;;) {
    const { rows, leftAt } = page;
    yield await rowsOf(rows);
    const last = rows.at(-1);
    const next = rows.length < pageSize || last === undefined ? leftAt : positionOf(last);
    if (next === null) return;
    page = await read(next);
  }
}
