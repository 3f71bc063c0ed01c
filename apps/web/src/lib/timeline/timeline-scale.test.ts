import { describe, expect, it } from 'vitest';
import { daysIn, rangeOf, ticksOf } from './timeline-scale.ts';

const today = '2026-11-29';

describe('rangeOf', () => {
  it('starts on the Monday before the first date', () => {
    expect(rangeOf(['2026-11-10'], today).from).toBe('2026-11-02');
    expect(rangeOf(['2026-11-05'], today).from).toBe('2026-11-02');
    expect(rangeOf(['2023-01-01'], '2023-01-01').from).toBe('2022-12-19');
  });

  it('ignores dates that are too far away', () => {
    const range = rangeOf(['1990-01-01', '2090-01-01'], today);
    expect(daysIn(range)).toBeLessThan(560);
    expect(range.from < today && today < range.to).toBe(true);
  });
});

describe('ticksOf (labels of the time axis)', () => {
  it('marks weeks, and months in the scale of a quarter', () => {
    const range = { from: '2026-11-02', to: '2026-12-06' };
    const dates = (scale: 'month' | 'quarter') => ticksOf(range, scale).map(({ date }) => date);
    expect(dates('month')).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(dates('quarter')).toEqual(['2026-11-02', '2026-12-01']);
    expect(ticksOf(range, 'month').at(-1)?.days).toBe(7);
  });
});
