import { listMarks } from '../../lib/i18n/list-entry.ts';

const marks = new RegExp(`[${listMarks}]+`);

/** The pieces of a text between the marks of a list; empty ones, and what is there already, are dropped (spec 5.1). */
export function chipsOf(text: string, present: readonly string[] = []): readonly string[] {
  const pieces = text
    .split(marks)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
  return [...new Set(pieces)].filter((piece) => !present.includes(piece));
}
