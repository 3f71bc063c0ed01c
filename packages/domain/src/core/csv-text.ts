/**
 * What a spreadsheet would take for a formula where a text begins with it. The apostrophes before it count as
 * well: one more is written, so that a reader who takes one away has the text again.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^''*[=+\-@\t\r\n＝＋－＠]/;

/** In quotes: what a reader might take for an end of the cell, and blanks that it might leave out. */
const needsQuotes = /[",;|\t\r\n]|^\s|\s$/;

/** A text as a spreadsheet shows it and never runs it; numbers stay numbers. */
const cellText = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The text of a cell without the apostrophe that keeps spreadsheets from running it. */
export const withoutGuard = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell);

/**
 * Rows as CSV (RFC 4180). Begins with a byte order mark: spreadsheets take the file for UTF-8 by
 * nothing else.
 */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
