import { describe, expect, it } from 'vitest';
import { itemSortTexts } from './sort.ts';

describe('itemSortTexts', () => {
  it('writes a sort order that can be parsed again', () => {
    for (const text of ['name', '-name', 'last-change', '-last-change']) {
      const sort = itemSortTexts.parse(text);
      expect(sort === null ? null : itemSortTexts.text(sort)).toBe(text);
    }
  });

  it('returns null for an unknown sort', () => {
    for (const text of ['', '-', 'NAME', 'age', '--name'])
      expect(itemSortTexts.parse(text)).toBeNull();
  });
});
