import { expect, it } from 'vitest';
import { addDays, daysBetween, isPlainDate, plainDate } from './plain-date.ts';

it.each([
  [2026, 2, 4, '2026-02-04'],
  [2024, 2, 29, '2024-02-29'],
  [2026, 2, 29, null],
  [2026, 0, 1, null],
  [2026, 13, 1, null],
  [2026, 4, 31, null],
  [99, 1, 1, '0099-01-01'],
  [0, 1, 1, null],
  [10_000, 1, 1, null],
])('plainDate of %s-%s-%s is %s', (year, month, day, expected) => {
  expect(plainDate(year, month, day)).toBe(expected);
});

it.each([
  ['2026-02-04', true],
  ['2026-2-4', false],
  ['2026-02-30', false],
  ['2026-02-04T00:00', false],
  ['', false],
])('isPlainDate of %j is %s', (text, expected) => expect(isPlainDate(text)).toBe(expected));

it('daysBetween counts across months, leap days, and clock changes', () => {
  expect(daysBetween('2026-01-12', '2026-04-22')).toBe(100);
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
});
