import { describe, expect, it } from 'vitest';
import { contrast, parseHex, type Rgb } from '../../lib/color/color-contrast.ts';
import { accentTones } from './accent.ts';

const rgb = (hex: string): Rgb => parseHex(hex) ?? [0, 0, 0];

describe('accentTones', () => {
  it.each(['#4f56d3', '#ffe14d', '#000000', '#ffffff', '#777777', '#00ff00', '#ff0000', '#8a8a8a'])(
    'returns readable tones for any color: %s',
    (color) => {
      const tones = accentTones(color);
      expect(tones).not.toBeNull();
      if (tones === null) return;
      expect(contrast(rgb(tones.fill), rgb(tones.onFill))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(tones.fillHover), rgb(tones.onFill))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(tones.textOnLight), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(rgb(tones.textOnDark), rgb('#16171a'))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('keeps a readable color unchanged', () => {
    expect(accentTones('#4F56D3')?.fill).toBe('#4f56d3');
  });

  it('returns null for an invalid color', () => {
    expect(accentTones('blue')).toBeNull();
    expect(accentTones('#12345')).toBeNull();
  });
});
