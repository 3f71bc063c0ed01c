import { expect, it } from 'vitest';
import { tagTypeRefusals } from './tag-type.ts';

it.each([
  [{ name: 'Risk', color: 'RED' }, []],
  [{}, []],
  [{ name: '' }, ['Required']],
  [{ name: 'x'.repeat(41), color: 'RED' }, ['TooLong']],
  [{ name: 'Risk', color: 'red' }, ['UnknownOptions']],
])('tagTypeRefusals: %j', (values, codes) => {
  expect(tagTypeRefusals(values).map(({ code }) => code)).toEqual(codes);
});
