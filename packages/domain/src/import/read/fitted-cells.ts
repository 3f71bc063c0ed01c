import { escapeHtml } from '../../core/rich-text.ts';
import type { RichText } from '../../core/ids.ts';
import type { ImportedRow } from '../import-table.ts';

/**
 * Returns as many cells as there are columns. Missing cells are empty. Additional cells are joined
 * with the last one.
 */
export function fittedRow({ number, cells, rich = {} }: ImportedRow, length: number): ImportedRow {
  const texts = cells.map((cell) => cell.trim());
  const surplus = texts.slice(length).filter((cell) => cell !== '');
  const last = length - 1;
  const fitted = Array.from({ length }, (_, index) => {
    const cell = texts[index] ?? '';
    return index === last ? [cell, ...surplus].join(' ').trim() : cell;
  });
  const all = Object.entries(rich).map(([at, html]): [number, RichText] => [Number(at), html]);
  const kept = all.filter(([at]) => at < last || (at === last && surplus.length === 0));
  if (all.some(([at]) => at >= last) && surplus.length > 0)
    kept.push([last, joined(texts, rich, last)]);
  return { number, cells: fitted, ...(kept.length > 0 && { rich: Object.fromEntries(kept) }) };
}

const joined = (
  texts: readonly string[],
  rich: Readonly<Record<number, RichText>>,
  from: number,
): RichText =>
  texts
    .map((text, at) => (at < from || text === '' ? '' : (rich[at] ?? escapeHtml(text))))
    .filter((html) => html !== '')
    .join(' ');
