import { describe, expect, it } from 'vitest';
import { findNamed } from './find-named.ts';

const listOf = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('findNamed', () => {
  it.each([
    ['an exact match before similar names', ['ABC', 'abc', 'ＡＢＣ'], ' abc ', 'abc'],
    ['a full-width match before Latin ones', ['ABC', 'ＡＢＣ'], 'ＡＢＣ', 'ＡＢＣ'],
    ['another case before other forms', ['ABC', 'ＡＢＣ'], 'ａｂｃ', 'ＡＢＣ'],
    ['a match with the same blanks', ['New  York', 'New York'], 'new york', 'New York'],
    ['a match with the same characters', ['Café', 'Cafe\u0301'], 'Cafe\u0301', 'Cafe\u0301'],
    ['a normalized match', ['Rice', 'New York'], 'NEW\u00a0 york', 'New York'],
    ['the first of several similar names', ['New  York', 'new\u00a0York'], 'NEW YORK', 'New  York'],
    ['no superscripts as digits', ['m²', 'm2'], 'M2', 'm2'],
  ])('finds %s', (_, names, name, found) => {
    expect(findNamed(listOf(...names), name)?.name).toBe(found);
  });

  it('returns undefined without a match', () => {
    expect(findNamed(listOf('Cafe', 'm²'), 'Café')).toBeUndefined();
    expect(findNamed([], 'Café')).toBeUndefined();
  });
});
