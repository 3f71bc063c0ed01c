import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay, startOfDay } from './dates.ts';

const at = (text: string): number => Date.parse(text);

describe('startOfDay and endOfDay', () => {
  it.each([
    ['2026-03-02', 'UTC', '2026-03-02T00:00:00Z', '2026-03-02T23:59:59.999Z'],
    ['2026-07-01', 'Asia/Tokyo', '2026-06-30T15:00:00Z', '2026-07-01T14:59:59.999Z'],
    ['2026-07-01', 'Asia/Kolkata', '2026-06-30T18:30:00Z', '2026-07-01T18:29:59.999Z'],
    // 23 and 25 hours: the clock changes.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T22:59:59.999Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59.999Z'],
    ['2026-11-01', 'America/New_York', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59.999Z'],
    ['2026-04-05', 'Australia/Lord_Howe', '2026-04-04T13:00:00Z', '2026-04-05T13:29:59.999Z'],
    // Midnight is skipped or repeated.
    ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T03:00:00Z', '2018-11-05T01:59:59.999Z'],
    ['2018-02-17', 'America/Sao_Paulo', '2018-02-17T02:00:00Z', '2018-02-18T02:59:59.999Z'],
    ['2026-11-01', 'America/Havana', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59.999Z'],
  ])('are correct for %s in %s', (date, zone, start, end) => {
    expect(new Date(startOfDay(date, zone)).toISOString()).toBe(new Date(start).toISOString());
    expect(new Date(endOfDay(date, zone)).toISOString()).toBe(end);
  });

  it.each([
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'America/Sao_Paulo',
    'Asia/Beirut',
    'Africa/Cairo',
    'America/Havana',
    'Europe/Lisbon',
    'Australia/Lord_Howe',
  ])('enclose each day of three years in %s', (zone) => {
    for (let noon = at('2016-06-01T12:00:00Z'); noon < at('2019-06-01'); noon += 86_400_000) {
      const date = new Date(noon).toISOString().slice(0, 10);
      const start = startOfDay(date, zone);
      const end = endOfDay(date, zone);
      expect(dayOf(start, zone)).toBe(date);
      expect(dayOf(end, zone)).toBe(date);
      expect(dayOf(end + 1, zone)).not.toBe(date);
    }
  });
});

it('dayOf is correct when clocks change within an hour', () => {
  // Newfoundland changed one minute after midnight, Liberia by 44.5 minutes.
  expect(dayOf(at('2009-11-01T02:30:59Z'), 'America/St_Johns')).toBe('2009-11-01');
  expect(dayOf(at('2009-11-01T02:31:00Z'), 'America/St_Johns')).toBe('2009-10-31');
  expect(dayOf(at('1972-01-07T00:44:29Z'), 'Africa/Monrovia')).toBe('1972-01-06');
  expect(dayOf(at('1972-01-07T00:44:30Z'), 'Africa/Monrovia')).toBe('1972-01-07');
});

it('dayOf returns the local date', () => {
  expect(dayOf(at('2026-03-01T23:30:00Z'), 'Europe/Lisbon')).toBe('2026-03-01');
  expect(dayOf(at('2026-03-01T23:30:00Z'), 'Asia/Bangkok')).toBe('2026-03-02');
});
