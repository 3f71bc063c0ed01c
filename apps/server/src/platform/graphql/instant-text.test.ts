import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instantText } from './instant-text.ts';

test('returns the same text as toISOString for every valid time', () => {
  fc.assert(
    fc.property(fc.integer({ min: -8.64e15, max: 8.64e15 }), (instant) => {
      expect(instantText(instant)).toBe(new Date(instant).toISOString());
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 4e12 }), (instant) => {
      expect(instantText(instant)).toBe(new Date(instant).toISOString());
    }),
  );
});

test('throws for a number that is no valid time', () => {
  expect(() => instantText(Number.NaN)).toThrow(RangeError);
});
