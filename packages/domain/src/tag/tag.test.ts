import { describe, expect, it } from 'vitest';
import { tagRefusals, tagsToMerge } from './tag.ts';

const codesOf = (values: Parameters<typeof tagRefusals>[0]) =>
  tagRefusals(values).map(({ code, field }) => [code, field]);

describe('tagRefusals', () => {
  it('accepts a tag with the color of its type', () =>
    expect(codesOf({ name: 'EMEA', color: '', tagTypeId: 'region' })).toEqual([]));

  it.each([
    [{ name: '' }, 'Required', 'name'],
    [{ name: 'x'.repeat(41) }, 'TooLong', 'name'],
    [{ color: 'MAUVE' }, 'UnknownOptions', 'color'],
    [{ tagTypeId: '' }, 'Required', 'tagTypeId'],
  ])('rejects %j', (values, code, field) => expect(codesOf(values)).toEqual([[code, field]]));

  it('ignores values that don’t change', () => expect(codesOf({})).toEqual([]));
});

describe('tagsToMerge', () => {
  it('returns each tag once, without the target tag', () =>
    expect(tagsToMerge(['a', 'b', 'a', 'c'], 'c')).toEqual(['a', 'b']));
});
