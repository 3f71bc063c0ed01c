import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressesIn } from './text-addresses.ts';

const found = (text: string): readonly string[] => addressesIn(text).map(({ href }) => href);

describe('addressesIn', () => {
  it.each([
    ['请看https://example.com/a，谢谢', 'https://example.com/a'],
    ['见 https://example.com/a。', 'https://example.com/a'],
    ['看「https://example.com/a」', 'https://example.com/a'],
    ['（https://example.com/a）', 'https://example.com/a'],
    ['https://ko.wikipedia.org/wiki/대한민국', 'https://ko.wikipedia.org/wiki/대한민국'],
    ['https://zh.wikipedia.org/wiki/中国。', 'https://zh.wikipedia.org/wiki/中国'],
    [
      'https://zh.wikipedia.org/wiki/2008年夏季奥运会',
      'https://zh.wikipedia.org/wiki/2008年夏季奥运会',
    ],
    [
      'https://ko.wikipedia.org/wiki/2002년_FIFA_월드컵',
      'https://ko.wikipedia.org/wiki/2002년_FIFA_월드컵',
    ],
    ['https://ja.wikipedia.org/wiki/JR東日本', 'https://ja.wikipedia.org/wiki/JR東日本'],
    ['https://x.de/s?q=COVID백신&l=ko', 'https://x.de/s?q=COVID백신&l=ko'],
    ['https://x.de/a%20中', 'https://x.de/a%20中'],
    ['https://x.de/s?q=ประเทศไทย&l=th', 'https://x.de/s?q=ประเทศไทย&l=th'],
    ['https://例え.テスト/a', 'https://例え.テスト/a'],
    ['https://www.한국.kr/a', 'https://www.한국.kr/a'],
    ['https://müller.de/straße', 'https://müller.de/straße'],
    // Brackets and quotes.
    ['(https://en.wikipedia.org/wiki/A_(b))', 'https://en.wikipedia.org/wiki/A_(b)'],
    ['https://en.wikipedia.org/wiki/A_(b)', 'https://en.wikipedia.org/wiki/A_(b)'],
    ['[https://x.de]', 'https://x.de'],
    ['http://[::1]:80/a', 'http://[::1]:80/a'],
    ['https://x.de/a(', 'https://x.de/a'],
    ['https://x.de/a([)]', 'https://x.de/a'],
    ['“https://x.de”', 'https://x.de'],
    ['«https://x.de»', 'https://x.de'],
    ['„https://x.de“', 'https://x.de'],
    ['‘https://x.de’', 'https://x.de'],
    ['"https://x.de"', 'https://x.de'],
    // Ends of sentences and punctuation.
    ['https://x.de…', 'https://x.de'],
    ['https://x.de...', 'https://x.de'],
    ['https://x.de/a?!', 'https://x.de/a'],
    ['*https://x.de/a*', 'https://x.de/a'],
    ['https://x.de/ — more', 'https://x.de/'],
    ['https://x.de/\u200bnext', 'https://x.de/'],
    ['https://x.de/a\u202egnp', 'https://x.de/a'],
    ['https://x.de/a\u0000b', 'https://x.de/a'],
    ['https://x.de/\ud83d', 'https://x.de/'],
    ['https://x.de/😀', 'https://x.de/😀'],
    ['HTTP://EXAMPLE.COM/A', 'HTTP://EXAMPLE.COM/A'],
    ['https://a:b@x.de:8080/p;q=1,2?r=%20#s', 'https://a:b@x.de:8080/p;q=1,2?r=%20#s'],
    ['javascript:https://x.de', 'https://x.de'],
    ['https://x.de,http://y.de', 'https://x.de,http://y.de'],
  ])('%s', (text, href) => {
    expect(found(text)).toEqual([href]);
  });

  it.each([
    'https://',
    'http://.',
    'https://?x',
    'https://<b>',
    'ftp://x.de',
    'www.x.de',
    '//x.de',
  ])('finds none in %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds several in one text', () => {
    expect(found('https://x.de and (https://y.de), https://z.de/a.')).toEqual([
      ...['https://x.de', 'https://y.de', 'https://z.de/a'],
    ]);
  });

  it('returns substrings without overlap and markup', () => {
    const piece = fc.constantFrom(
      ...[
        'https://',
        'HTTP://',
        'x.de',
        '/',
        '(',
        ')',
        '[',
        ']',
        '<',
        '>',
        '"',
        "'",
        '&',
        '.',
        '。',
      ],
      ...['을', 'นะ', '中', ' ', '\ud83d', '😀', '\u202e', '\0', '?', '#', '=', 'é', '\\', '`'],
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        let end = 0;
        for (const { at, href } of addressesIn(text)) {
          expect(at).toBeGreaterThanOrEqual(end);
          end = at + href.length;
          expect(text.slice(at, end)).toBe(href);
          expect(href).toMatch(/^https?:\/\/[\p{L}\p{N}[]/iu);
          expect(href).not.toMatch(/[\s<>"'`\\\p{Cc}\p{Cs}\u202e]/u);
        }
      }),
    );
  });
});
