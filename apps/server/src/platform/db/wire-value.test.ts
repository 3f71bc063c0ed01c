import { describe, expect, test } from 'vitest';
import { toWire } from './wire-value.ts';

describe('toWire', () => {
  test.each([
    [null, null],
    [undefined, null],
    ['it’s', 'it’s'],
    [12.5, '12.5'],
    [true, 'true'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
    [{ a: [1] }, '{"a":[1]}'],
    [[], '{}'],
    [['a', 'b c', 'quote " and \\ back', null], '{"a","b c","quote \\" and \\\\ back",NULL}'],
    [[[1, 2], [3]], '{{"1","2"},{"3"}}'],
  ])('sends %j as %j', (value, text) => {
    expect(toWire(value)).toBe(text);
  });

  test('doesn’t change bytes', () => {
    const bytes = Buffer.from([0, 1, 2]);
    expect(toWire(bytes)).toBe(bytes);
  });
});
