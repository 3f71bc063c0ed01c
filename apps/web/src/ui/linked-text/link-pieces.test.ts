import { describe, expect, it } from 'vitest';
import { linkPieces, shortAddress } from './link-pieces.ts';

describe('addresses in a text', () => {
  it('are followed by what stands behind them', () => {
    expect(linkPieces('请看https://example.com/a，谢谢')).toEqual([
      { text: '请看', href: null },
      { text: 'https://example.com/a', href: 'https://example.com/a' },
      { text: '，谢谢', href: null },
    ]);
    expect(linkPieces('no address')).toEqual([{ text: 'no address', href: null }]);
  });

  it('are shortened between signs', () => {
    const start = 'https://x.de/';
    const short = shortAddress(start + '😀'.repeat(40));
    expect(short).toBe(`${start}${'😀'.repeat(37)}…`);
    expect(shortAddress(start + '😀'.repeat(37))).toBe(start + '😀'.repeat(37));
  });
});
