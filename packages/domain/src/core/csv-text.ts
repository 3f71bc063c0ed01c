/**
 * Start of a text that spreadsheets run as a formula. Leading apostrophes count too: one more is
 * added, so that removing one restores the text.
 */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const guarded = /^''*[=+\-@\t\r\n＝＋－＠]/;

/** Quotes protect separators, line breaks, and outer blanks. */
const needsQuotes = /[",;|\t\r\n]|^\s|\s$/;

/** Returns a cell that spreadsheets show but don't run; numbers stay numbers. */
const cellText = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns the text of a cell without the apostrophe against formulas. */
export const withoutFormulaGuard = (cell: string): string =>
  guarded.test(cell) ? cell.slice(1) : cell;

type Rows = readonly (readonly (string | number)[])[];

/** Byte order mark, which spreadsheets need to detect UTF-8. */
export const csvStart = '\uFEFF';

/** Returns rows as lines of CSV (RFC 4180), for a file that starts with `csvStart`. */
export const csvLines = (rows: Rows): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

/** Returns a whole CSV file. */
export const csvText = (rows: Rows): string => csvStart + csvLines(rows);
