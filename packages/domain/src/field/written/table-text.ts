/**
 * Spreadsheet clipboard format: tabs between cells, a line for each row, and quotes around cells
 * with a tab, line break, or quote.
 */

const piece = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;

/** Returns the cells of a pasted range, row by row, without blank lines at the end. */
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

/** Returns rows of cells in clipboard format. */
export const writeTableText = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) =>
      cells
        .map((cell) => (/[\t\r\n"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join('\t'),
    )
    .join('\n');
