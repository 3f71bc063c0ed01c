/** Formats cells like a spreadsheet: separated by tabs, quoted if needed. */
export const toClipboard = (cells: readonly (readonly string[])[]): string =>
  cells
    .map((line) =>
      line
        .map((text) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text))
        .join('\t'),
    )
    .join('\n');

const inMarkup: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  // A spreadsheet keeps such a line in its cell.
  '\n': '<br style="mso-data-placement:same-cell">',
};

/** Formats the cells as HTML, so that they stay a table in an email or a document. */
export const toTableMarkup = (cells: readonly (readonly string[])[]): string => {
  const lines = cells.map((line) =>
    line.map((text) => `<td>${text.replace(/[&<>\n]/g, (sign) => inMarkup[sign] ?? sign)}</td>`),
  );
  return `<table><tbody>${lines.map((line) => `<tr>${line.join('')}</tr>`).join('')}</tbody></table>`;
};

/** Parses cells from a spreadsheet. The final line break doesn't add a row. */
export function fromClipboard(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  const cell = (): string => {
    if (text[at] === '"') {
      const quoted = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
      quoted.lastIndex = at;
      const match = quoted.exec(text);
      if (match !== null) {
        at = quoted.lastIndex;
        return (match[1] ?? '').replaceAll('""', '"').replaceAll('\r\n', '\n');
      }
    }
    const end = text.slice(at).search(/[\t\r\n]/);
    const plain = end === -1 ? text.slice(at) : text.slice(at, at + end);
    at += plain.length;
    return plain;
  };
  for (;;) {
    line.push(cell());
    if (text[at] === '\t') {
      at += 1;
      continue;
    }
    lines.push(line);
    line = [];
    if (at >= text.length) return lines;
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (at >= text.length) return lines;
  }
}
