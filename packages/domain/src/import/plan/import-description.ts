import { foldedName } from '../../core/names/folded-name.ts';
import { blueprintLimits } from '../../blueprint/validate/validate.ts';
import type { RichText } from '../../core/ids.ts';
import { escapeHtml, plainToRichText, richTextToPlain } from '../../core/rich-text.ts';
import { headerWords } from '../header-words.ts';
import { cellHasLink, cellToRichText, shortenName } from '../import-cell.ts';
import { type ImportIssue, warning } from '../import-table.ts';
import { cellsFor, type NamedCell, type PlannedRow } from './planned-row.ts';

/**
 * Builds the description of a row: the full name if it has links or is too long, the description
 * columns with their headers, and the cells that can't be imported otherwise.
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
  // Shortens plain words, because markup can't be cut anywhere. An escaped character has up to six
  // characters.
  const words = richTextToPlain(html).slice(0, max / 6 - 10);
  return {
    html: plainToRichText(`${words}…`),
    issues: [warning('DescriptionShortened', row.number, { max })],
  };
}

const descriptionWords = headerWords.find(({ kind }) => kind === 'DESCRIPTION')?.words ?? [];

/** A header such as "Notes" adds nothing to a description. */
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
