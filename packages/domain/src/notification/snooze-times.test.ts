import { describe, expect, it } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

const at = (now: string) => {
  const { hours, tomorrow, week } = snoozeTimes(Date.parse(now), 'Europe/Lisbon');
  return [hours, tomorrow, week].map((time) => new Date(time).toISOString());
};

describe('snoozeTimes', () => {
  it('offers 3 hours, tomorrow at 9, and Monday at 9', () => {
    expect(at('2026-11-25T10:00:00Z')).toEqual([
      '2026-11-25T13:00:00.000Z',
      '2026-11-26T09:00:00.000Z',
      '2026-11-30T09:00:00.000Z',
    ]);
  });

  it('never offers tomorrow morning twice', () => {
    expect(at('2026-11-29T10:00:00Z')[2]).toBe('2026-12-07T09:00:00.000Z');
  });

  it('offers the Monday of the next week on a Monday', () => {
    expect(at('2026-11-30T10:00:00Z')[2]).toBe('2026-12-07T09:00:00.000Z');
  });

  it('counts in the time zone of the person', () => {
    const { tomorrow } = snoozeTimes(Date.parse('2026-11-25T23:30:00Z'), 'Asia/Tokyo');
    expect(new Date(tomorrow).toISOString()).toBe('2026-11-27T00:00:00.000Z');
  });
});
