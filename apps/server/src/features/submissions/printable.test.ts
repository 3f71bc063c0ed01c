import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it('replaces a tab with spaces of the same width', () => {
  expect(JSON.parse(printable({ answer: 'a\tb' }))).toEqual({ answer: 'a\u00a0\u00a0\u00a0 b' });
});
