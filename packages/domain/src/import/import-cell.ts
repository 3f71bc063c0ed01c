import { blueprintLimits } from '../blueprint/validate/validate.ts';
import type { RichText } from '../core/ids.ts';
import {
  hasLink,
  parseMarkdownText,
  spansToPlain,
  spansToRichText,
} from '../core/markdown-text.ts';
import { escapeHtml } from '../core/rich-text.ts';
import { addressesIn } from '../core/text-addresses.ts';
import type { ImportedTable } from './import-table.ts';

type CellContext = Pick<ImportedTable, 'format' | 'references'>;

/** The words of a cell in one line, without marks. */
export const cellToPlain = (cell: string, { format, references }: CellContext): string =>
  format === 'TEXT'
    ? cell.replace(/\s+/g, ' ').trim()
    : spansToPlain(parseMarkdownText(cell, references));

/** The cell with its links, emphasis and line breaks. Addresses in plain text become links. */
export function cellToRichText(cell: string, { format, references }: CellContext): RichText {
  const lines = cell.split(/\r\n|\r|\n/).map((line) => line.trim());
  return lines
    .map((line) =>
      format === 'TEXT' ? linkify(line) : spansToRichText(parseMarkdownText(line, references)),
    )
    .join('<br>');
}

function linkify(text: string): RichText {
  let html = '';
  let end = 0;
  for (const { at, href } of addressesIn(text)) {
    const link = escapeHtml(href);
    html += `${escapeHtml(text.slice(end, at))}<a href="${link}">${link}</a>`;
    end = at + href.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Whether something would be lost if only the words were kept. */
export const cellHasLink = (cell: string, { format, references }: CellContext): boolean =>
  format === 'TEXT' ? addressesIn(cell).length > 0 : hasLink(parseMarkdownText(cell, references));

/** Cut at the limit with an ellipsis, never within a character. */
export function shortenName(name: string): string {
  const max = blueprintLimits.nameLength;
  if (name.length <= max) return name;
  const cut = name.slice(0, max - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
