import type { ShownGlyph } from './pdf-strings.ts';

/** Consecutive glyphs and the text that they represent. */
export interface SaidGlyphs {
  /** Text of all glyphs together. Null if each glyph has its own text. */
  readonly text: string | null;
  readonly glyphs: readonly ShownGlyph[];
}

const thai = /[\u0e00-\u0e7f]/;
export const isThai = (text: string): boolean => thai.test(text);

/** Returns true for Thai vowels and marks above or below a letter. */
export const isMark = (text: string): boolean => /^[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]$/.test(text);

/** Returns the drawn form of SARA AM: a circle under the tone mark, and a letter after it. */
const asDrawn = (text: string): string =>
  text.replaceAll(/([\u0e48-\u0e4b]*)\u0e33/g, '\u0e4d$1\u0e32');
export const asWritten = (drawn: string): string =>
  drawn.replaceAll(/\u0e4d([\u0e48-\u0e4b]*)\u0e32/g, '$1\u0e33');

/**
 * Returns the text of each glyph of a font, derived from texts of glyph groups. Null if they are
 * contradictory. For letters with raised marks, each part has the text of the whole.
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
