/** What a spreadsheet would take for a formula where a text begins with it. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A text as a spreadsheet shows it and never runs it; numbers stay numbers. */
const cellText = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * Rows as CSV (RFC 4180). Begins with a byte order mark: spreadsheets take the file for UTF-8 by
 * nothing else.
 */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')}`;
