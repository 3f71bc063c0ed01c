import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedName, isSameName } from './folded-name.ts';

describe('a name', () => {
  it.each([
    ['capitals', 'Berlin', 'BERLIN'],
    ['blanks around it', ' Berlin\t', 'Berlin'],
    ['several blanks', 'New  York', 'New York'],
    ['a blank that holds words together', 'New\u00a0York', 'New York'],
    ['a blank of full width', '東京\u3000都', '東京 都'],
    ['a line within it', 'New\r\nYork', 'New York'],
    ['an accent of its own', 'Cafe\u0301', 'Café'],
    ['syllables in pieces', '한국'.normalize('NFD'), '한국'],
    ['a Thai vowel in pieces', 'นํ้า'.normalize('NFKC'), 'นํ้า'],
    ['full width', 'ＡＢＣ１', 'abc1'],
    ['half width', 'ｶﾞ', 'ガ'],
    ['ligatures', 'ﬁle', 'file'],
    ['signs that are not seen', '\ufeffBer\u00adlin\u200b', 'Berlin'],
    ['marks of direction', '\u202aBerlin\u202c', 'berlin'],
    ['the mark of Arabic', 'a\u061cb', 'ab'],
  ])('is the same with %s', (_, one, other) => {
    expect(isSameName(one, other)).toBe(true);
  });

  it.each([
    ['another accent', 'Cafe', 'Café'],
    ['no blank', 'New York', 'NewYork'],
    ['another script', 'Α', 'A'],
    ['joined signs', '👨‍👩‍👧', '👨👩👧'],
    ['raised digits', '10²', '102'],
    ['digits in circles', '①', '1'],
    ['a sign of several letters', '™', 'tm'],
  ])('is another one with %s', (_, one, other) => {
    expect(isSameName(one, other)).toBe(false);
  });

  it('stays as it is once it is folded', () => {
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

  it('reads alike whether it is plain or has to be looked at sign by sign', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(foldedName(`\u200b${text}`)).toBe(foldedName(text));
      }),
    );
  });
});
