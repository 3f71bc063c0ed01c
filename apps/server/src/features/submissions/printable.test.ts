import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('keeps the width of a tab', () => {
  expect(JSON.parse(printable({ answer: 'a\tb' }))).toEqual({ answer: 'a\u00a0\u00a0\u00a0 b' });
});
