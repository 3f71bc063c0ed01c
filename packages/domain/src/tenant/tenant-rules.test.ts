import { describe, expect, it } from 'vitest';
import { accentColorRefusal } from './tenant-rules.ts';

describe('accentColorRefusal', () => {
  it('accepts only #rrggbb', () => {
    expect(accentColorRefusal('#4F56d3')).toBeNull();
    for (const colour of ['', '#fff', 'red', '4f56d3', '#4f56d3;background:url(x)'])
      expect(accentColorRefusal(colour)?.code).toBe('InvalidColor');
  });
});
