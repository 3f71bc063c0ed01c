/*
 * Cells as spreadsheets put them on the clipboard: a tab between cells, a line for each row,
 * quotes around what holds a tab, a line break or a quote.
 */

const piece = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/** The cells of a pasted range, row by row; blank lines at the end are none. */
export const readTableText = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [[]];
  piece.lastIndex = 0;
  for (let at = 0; at <= text.length; at = piece.lastIndex) {
    const match = piece.exec(text);
    if (match === null) break;
    const [, quoted, bare = '', end = ''] = match;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare);
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  const last = rows.findLastIndex((cells) => cells.some((cell) => cell !== ''));
  return rows.slice(0, last + 1);
};

/** Rows of cells as a spreadsheet takes them. */
export const writeTableText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
