import { describe, expect, test } from 'vitest';
import { dueGrouping } from './due-groups.ts';
import { lateness } from './lateness.ts';

const clock = {
  dateLocale: 'en-GB',
  entryLocale: 'en-GB',
  timeZone: 'Europe/Berlin',
  hour12: false,
};
/** Wednesday, 1 PM in Berlin. */
const now = new Date('2026-11-25T12:00:00Z');

describe('dueGrouping', () => {
  test.each([
    [null, 'NO_DATE'],
    ['2026-11-25T11:59:00Z', 'OVERDUE'],
    ['2026-11-25T12:01:00Z', 'TODAY'],
    // The last minute of Wednesday in Berlin and the first of Thursday.
    ['2026-11-25T22:59:59Z', 'TODAY'],
    ['2026-11-25T23:00:00Z', 'THIS_WEEK'],
    ['2026-11-29T22:59:00Z', 'THIS_WEEK'],
    ['2026-11-29T23:00:00Z', 'LATER'],
  ])('puts %s into %s', (dueOn, group) => {
    expect(dueGrouping(now, clock)(dueOn)).toBe(group);
  });

  test('puts only the rest of Sunday into this week on a Sunday', () => {
    const sunday = new Date('2026-11-29T09:00:00Z');
    const group = dueGrouping(sunday, clock);
    expect(group('2026-11-29T12:00:00Z')).toBe('TODAY');
    expect(group('2026-11-30T12:00:00Z')).toBe('LATER');
  });
});

describe('lateness', () => {
  test.each([
    ['2026-11-25T12:00:00Z', null],
    ['2026-11-25T11:59:40Z', { unit: 'minutes', count: 1 }],
    ['2026-11-25T11:15:00Z', { unit: 'minutes', count: 45 }],
    ['2026-11-25T09:00:00Z', { unit: 'hours', count: 3 }],
    // Yesterday evening is one day late, although less than 24 hours have passed.
    ['2026-11-24T18:00:00Z', { unit: 'days', count: 1 }],
    ['2026-11-18T12:00:00Z', { unit: 'days', count: 7 }],
  ])('groups a task due %s', (dueOn, expected) => {
    expect(lateness(dueOn, now, clock)).toEqual(expected);
  });
});
