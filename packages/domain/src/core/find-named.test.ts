import { describe, expect, it } from 'vitest';
import { findNamed } from './find-named.ts';

const listOf = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('what is meant by a name', () => {
  it.each([
    ['as it stands, before others that read alike', ['ABC', 'abc', 'ＡＢＣ'], ' abc ', 'abc'],
    ['of full width before Latin ones', ['ABC', 'ＡＢＣ'], 'ＡＢＣ', 'ＡＢＣ'],
    ['in other capitals, before other forms', ['ABC', 'ＡＢＣ'], 'ａｂｃ', 'ＡＢＣ'],
    ['with as many blanks', ['New  York', 'New York'], 'new york', 'New York'],
    ['of as many signs', ['Café', 'Cafe\u0301'], 'Cafe\u0301', 'Cafe\u0301'],
    ['as people read it', ['Rice', 'New York'], 'NEW\u00a0 york', 'New York'],
    ['the first where several read alike', ['New  York', 'new\u00a0York'], 'NEW YORK', 'New  York'],
    ['raised digits are other ones', ['m²', 'm2'], 'M2', 'm2'],
  ])('is %s', (_, names, name, found) => {
    expect(findNamed(listOf(...names), name)?.name).toBe(found);
  });

  it('is nothing where no name reads so', () => {
    expect(findNamed(listOf('Cafe', 'm²'), 'Café')).toBeUndefined();
    expect(findNamed([], 'Café')).toBeUndefined();
  });
});
