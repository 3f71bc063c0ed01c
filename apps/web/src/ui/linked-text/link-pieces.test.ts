import { describe, expect, it } from 'vitest';
import { linkPieces, shortAddress } from './link-pieces.ts';

describe('linkPieces', () => {
  it('finds URLs between other text', () => {
    expect(linkPieces('请看https://example.com/a，谢谢')).toEqual([
      { text: '请看', href: null },
      { text: 'https://example.com/a', href: 'https://example.com/a' },
      { text: '，谢谢', href: null },
    ]);
    expect(linkPieces('no address')).toEqual([{ text: 'no address', href: null }]);
  });

  it('shortens long URLs without splitting a character', () => {
    const start = 'https://x.de/';
    const short = shortAddress(start + '😀'.repeat(40));
    expect(short).toBe(`${start}${'😀'.repeat(37)}…`);
    expect(shortAddress(start + '😀'.repeat(37))).toBe(start + '😀'.repeat(37));
  });
});
