import { foldedName } from '../../core/folded-name.ts';
import { blueprintLimits } from '../../blueprint/validate/validate.ts';
import type { RichText } from '../../core/ids.ts';
import { escapeHtml, plainToRichText, richTextToPlain } from '../../core/rich-text.ts';
import { headerWords } from '../header-words.ts';
import { cellHasLink, cellToRichText, shortenName } from '../import-cell.ts';
import { type ImportIssue, warning } from '../import-table.ts';
import { cellsFor, type NamedCell, type PlannedRow } from './planned-row.ts';

/**
 * What a row says besides its name: the name once more if it has links or is too long, the columns
 * mapped to the description under their headers, and the cells that a rule cannot hold.
 */
export function describeRow(
  row: PlannedRow,
  notes: readonly NamedCell[],
): { readonly html: RichText; readonly issues: readonly ImportIssue[] } {
  const isShortened = shortenName(row.name) !== row.name;
  const names = cellsFor(row, 'TASK').filter((source) => isShortened || cellHasLink(source));
  const html = [
    ...names.map((source) => `<p>${cellToRichText(source)}</p>`),
    ...cellsFor(row, 'DESCRIPTION').map(paragraph),
    ...notes.map(paragraph),
  ].join('');
  const max = blueprintLimits.descriptionLength;
  if (html.length <= max) return { html, issues: [] };
  // Cut as words, because marks cannot be cut anywhere; an escaped character takes up to six.
  const words = richTextToPlain(html).slice(0, max / 6 - 10);
  return {
    html: plainToRichText(`${words}…`),
    issues: [warning('DescriptionShortened', row.number, { max })],
  };
}

const descriptionWords = headerWords.find(({ kind }) => kind === 'DESCRIPTION')?.words ?? [];

/** A header that only says "Notes" says nothing inside a description. */
function paragraph(source: NamedCell): RichText {
  const { header } = source;
  const text = cellToRichText(source);
  if (isBlocks(text))
    return isNotes(header) ? text : `<p><strong>${escapeHtml(header)}:</strong></p>${text}`;
  if (isNotes(header)) return `<p>${text}</p>`;
  return `<p><strong>${escapeHtml(header)}:</strong> ${text}</p>`;
}

const isBlocks = (html: RichText): boolean => /^<(?:p|pre|ul|ol|blockquote)>/.test(html);

const isNotes = (header: string): boolean =>
  header === '' || descriptionWords.includes(foldedName(header));
