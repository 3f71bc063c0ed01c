import { listMarks } from '../../lib/i18n/list-entry.ts';

const marks = new RegExp(`[${listMarks}]+`);

/** Splits a text at list separators. Drops empty parts and parts that are already present. */
export function chipsOf(text: string, present: readonly string[] = []): readonly string[] {
  const pieces = text
    .split(marks)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return [...new Set(pieces)].filter((piece) => !present.includes(piece));
}
