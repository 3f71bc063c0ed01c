import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedName, isSameName } from './folded-name.ts';

describe('foldedName', () => {
  it.each([
    ['capitals', 'Berlin', 'BERLIN'],
    ['blanks around it', ' Berlin\t', 'Berlin'],
    ['several blanks', 'New  York', 'New York'],
    ['a no-break space', 'New\u00a0York', 'New York'],
    ['a full-width space', '東京\u3000都', '東京 都'],
    ['a line break', 'New\r\nYork', 'New York'],
    ['a combining accent', 'Cafe\u0301', 'Café'],
    ['decomposed syllables', '한국'.normalize('NFD'), '한국'],
    ['a decomposed Thai vowel', 'นํ้า'.normalize('NFKC'), 'นํ้า'],
    ['full width', 'ＡＢＣ１', 'abc1'],
    ['half width', 'ｶﾞ', 'ガ'],
    ['ligatures', 'ﬁle', 'file'],
    ['invisible characters', '\ufeffBer\u00adlin\u200b', 'Berlin'],
    ['direction marks', '\u202aBerlin\u202c', 'berlin'],
    ['the Arabic letter mark', 'a\u061cb', 'ab'],
  ])('ignores %s', (_, one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['another accent', 'Cafe', 'Café'],
    ['no blank', 'New York', 'NewYork'],
    ['another script', 'Α', 'A'],
    ['joined signs', '👨‍👩‍👧', '👨👩👧'],
    ['raised digits', '10²', '102'],
    ['circled digits', '①', '1'],
    ['a symbol of several letters', '™', 'tm'],
  ])('distinguishes %s', (_, one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it('does not change a folded name', () => {
    for (const name of [
      'İstanbul',
      'ẞ',
      ' Å\u00a0\u200b ',
      'Ǆ',
      '㎏',
      'e\u200b\u0301',
      'ｶ\u200bﾞ',
      '',
    ]) {
      const folded = foldedName(name);
      expect(foldedName(folded)).toBe(folded);
    }
  });

  it('gives the same result on the fast and slow path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(foldedName(`\u200b${text}`)).toBe(foldedName(text));
      }),
    );
  });
});
