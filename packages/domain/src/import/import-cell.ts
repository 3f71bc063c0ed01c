import { blueprintLimits } from '../blueprint/validate/validate.ts';
import type { RichText } from '../core/ids.ts';
import { escapeHtml, isAllowedHref, richTextToPlain } from '../core/rich-text.ts';
import { addressesIn } from '../core/text-addresses.ts';
import { visibleName } from '../core/names/visible-name.ts';

/** Cell as text and, if it has links or formatting, as rich text. */
export interface RichCell {
  readonly cell: string;
  readonly rich: RichText | null;
}

/** Words of the cell in one line. */
export const cellToPlain = (cell: string): string => cell.replaceAll(/\s+/g, ' ').trim();

/**
 * Returns the cell with its links, formatting, and line breaks. Addresses in plain text become
 * links.
 */
export const cellToRichText = ({ cell, rich }: RichCell): RichText =>
  rich ??
  cell
    .split(/\r\n|\r|\n/)
    .map((line) => linkify(line.trim()))
    .join('<br>');

/** Returns the text with a link for every address in it. */
export function linkify(text: string): RichText {
  let html = '';
  let end = 0;
  for (const { at, href } of addressesIn(text)) {
    const link = escapeHtml(href);
    html += `${escapeHtml(text.slice(end, at))}<a href="${link}">${link}</a>`;
    end = at + href.length;
  }
  return html + escapeHtml(text.slice(end));
}

/** Returns a text that links to an address. Addresses that can't be opened stay readable. */
export const linkedText = (text: string, href: string): RichText => {
  const words = escapeHtml(text).replaceAll('\n', '<br>');
  const link = escapeHtml(href);
  return isAllowedHref(href) ? `<a href="${link}">${words}</a>` : `${words} (${link})`;
};

/** Normalizes a name for comparisons: without a final colon and line breaks. */
const comparable = (text: string): string => text.replaceAll(/[\s:]+/g, '');

/** Returns true if the words alone would lose a link. */
export const cellHasLink = ({ cell, rich }: RichCell): boolean =>
  rich === null
    ? addressesIn(cell).length > 0
    : rich.includes('<a ') || comparable(richTextToPlain(rich)) !== comparable(cell);

/** Shortens the text with an ellipsis, never within a character. */
export function shortenName(given: string): string {
  const name = visibleName(given);
  const max = blueprintLimits.nameLength;
  if (name.length <= max) return name;
  const cut = name.slice(0, max - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}
