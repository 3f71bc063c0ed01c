import type { ShownGlyph } from './pdf-strings.ts';

/** Glyphs that are drawn one after the other, and the text that they are said to stand for. */
export interface SaidGlyphs {
  /** Of all of them together; null: each for itself. */
  readonly text: string | null;
  readonly glyphs: readonly ShownGlyph[];
}

const thai = /[\u0e00-\u0e7f]/;
export const isThai = (text: string): boolean => thai.test(text);

/** Vowels and marks above and below a letter. */
export const isMark = (text: string): boolean => /^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]$/.test(text);

/** A letter of its own in the text, but drawn as a circle under the tone and a letter behind it. */
const asDrawn = (text: string): string =>
  text.replaceAll(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32');
export const asWritten = (drawn: string): string =>
  drawn.replaceAll(/\u0e4d([\u0e48-\u0e4b]*)\u0e32/g, '$1\u0e33');

/**
 * What each glyph of a font stands for, of what is said of letters with their marks together; null
 * where that contradicts itself. A letter whose marks are raised is told in pieces, each with the
 * text of the whole.
 */
export const meaningsByUse = (
  said: readonly SaidGlyphs[],
  known: ReadonlyMap<number, string>,
): ReadonlyMap<number, string> | null => {
  const meanings = new Map<number, string>();
  let whole = '';
  let left: readonly string[] = [];
  for (const { text, glyphs } of said)
    for (const { glyph } of glyphs) {
      const of = text ?? known.get(glyph) ?? '';
      if (of !== whole || left.length === 0) left = isThai(of) ? [...asDrawn(of)] : [of];
      whole = of;
      const [meaning = ''] = left;
      left = left.slice(1);
      if ((meanings.get(glyph) ?? meaning) !== meaning) return null;
      meanings.set(glyph, meaning);
    }
  return meanings;
};
