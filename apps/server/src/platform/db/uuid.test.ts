import { describe, expect, test } from 'vitest';
import { newId } from './uuid.ts';

describe('newId', () => {
  test('returns ids in order, as version 7 UUIDs', () => {
    const ids = Array.from({ length: 10_000 }, () => newId());
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids.map((id) => id.slice(19))).size).toBe(ids.length);
  });

  test('has the time in its first digits', () => {
    const before = Date.now();
    const at = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16);
    // Ids of the same millisecond can be slightly ahead of the clock.
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThan(before + 60_000);
  });
});
