import { describe, expect, it } from 'vitest';
import { tagLimits, tagRefusal, tidyTags } from './tags.ts';

describe('tags', () => {
  it.each([
    [
      [' urgent ', 'legal'],
      ['urgent', 'legal'],
    ],
    [['Q3   review', '', '  '], ['Q3 review']],
    [['EMEA', 'emea', 'Emea '], ['EMEA']],
    [
      ['Straße', 'STRASSE'],
      ['Straße', 'STRASSE'],
    ],
  ])('are normalized: %j', (given, kept) => expect(tidyTags(given)).toEqual(kept));

  it('are limited in number and length', () => {
    const many = Array.from({ length: tagLimits.count + 1 }, (_, at) => `tag ${at}`);
    expect(tagRefusal(many.slice(1))).toBeNull();
    expect(tagRefusal(many)?.code).toBe('TooMany');
    expect(tagRefusal(['x'.repeat(tagLimits.length)])).toBeNull();
    expect(tagRefusal(['x'.repeat(tagLimits.length + 1)])?.code).toBe('TooLong');
  });
});
