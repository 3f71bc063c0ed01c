import { describe, expect, it } from 'vitest';
import { markMatches, searchExcerpt, searchRanges, searchWords } from './search-words.ts';

const matches = (text: string, search: string): boolean => {
  const words = searchWords(text);
  const ranges = searchRanges(search);
  return (
    ranges.length > 0 &&
    ranges.every(({ from, to }) => words.some((word) => word >= from && word < to))
  );
};

describe('searchWords', () => {
  it('returns each word once, lowercase and without accents', () => {
    expect(searchWords('Crème brûlée, CREME')).toEqual(['creme', 'brulee']);
  });

  it('returns pairs of characters for Chinese, Japanese, and Korean', () => {
    expect(searchWords('变更申请 v2')).toEqual(['变更', '更申', '申请', '请', 'v2']);
  });

  it('never returns half a character', () => {
    const [word = ''] = searchWords(`${'a'.repeat(39)}𝒜`.repeat(2));
    expect(word.isWellFormed()).toBe(true);
  });

  it('splits mixed scripts', () => {
    expect(searchWords('ABC公司')).toEqual(['abc', '公司', '司']);
  });
});

describe('searches', () => {
  it.each([
    ['Fjordpack: oat drink cartons', 'fjord', true],
    ['Fjordpack: oat drink cartons', 'cartons FJORD', true],
    ['Fjordpack: oat drink cartons', 'fjord milk', false],
    ['Fjordpack: oat drink cartons', 'pack', false],
    ['Zoë Łoś', 'los zoe', true],
    ['SO-11', 'so-11', true],
    ['SO-112', 'so-11', true],
    ['อนุมัติคำขอ', 'คำข', true],
    ['อนุมัติคำขอ', 'คขำ', false],
    ['变更申请', '申请', true],
    ['变更申请', '请', true],
    ['变更申请', '更请', false],
    ['변경 승인', '승인', true],
    ['anything', '…!', false],
  ])('compare %s with the search %s: %s', (text, search, isFound) => {
    expect(matches(text, search)).toBe(isFound);
  });

  it('starts with the longest word', () => {
    expect(searchRanges('oat cartons')[0]?.from).toBe('cartons');
  });
});

describe('markMatches', () => {
  const marked = (text: string, search: string): string =>
    markMatches(text, search)
      .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
      .join('');

  it.each([
    ['Fjordpack in Fjordland', 'fjord', '[Fjord]pack in [Fjord]land'],
    ['Straße 5', 'strasse', '[Straße] 5'],
    ['Crème', 'cre', '[Crè]me'],
    ['repack', 'pack', 'repack'],
    ['变更申请', '申请', '变更[申请]'],
  ])('marks in %s the matches of %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});

describe('searchExcerpt', () => {
  it('starts shortly before the first match', () => {
    const text = `${'word '.repeat(40)}needle ${'word '.repeat(40)}`;
    const excerpt = searchExcerpt(text, 'needle') ?? '';
    expect(excerpt).toContain('needle');
    expect(excerpt.startsWith('…') && excerpt.endsWith('…')).toBe(true);
    expect(excerpt.length).toBeLessThan(130);
  });

  it('returns null without a match', () => {
    expect(searchExcerpt('words', 'needle')).toBeNull();
  });
});
