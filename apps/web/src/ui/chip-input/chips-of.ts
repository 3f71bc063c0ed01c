import { listMarks } from '../../lib/i18n/list-entry.ts';

const marks = new RegExp(`[${listMarks}]+`);

/** Splits a text at list separators. Drops empty parts and duplicates. */
export function chipsOf(text: string): readonly string[] {
  const pieces = text
    .split(marks)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return [...new Set(pieces)];
}
