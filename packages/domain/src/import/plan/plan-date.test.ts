import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlanDate, type CellDate } from './plan-date.ts';
import { parseCellDuration } from './parse-duration.ts';

const parseCellDate = (cell: string): CellDate | null =>
  readPlanDate(cell, { locale: 'en', order: null });

describe('a day', () => {
  it.each([
    ['2026-02-04', '2026-02-04'],
    ['2026/2/4', '2026-02-04'],
    ['2-4-26', '2026-02-04'],
    ['2/04/26', '2026-02-04'],
    ['2/04/2026', '2026-02-04'],
    ['02-04-26', '2026-02-04'],
    ['02-04-2026', '2026-02-04'],
    ['02/04/26', '2026-02-04'],
    ['02/04/2026', '2026-02-04'],
    ['Feb 04, 2026', '2026-02-04'],
    ['February 04, 2026', '2026-02-04'],
    ['Wednesday 4th February 2026', '2026-02-04'],
    ['Wed, 4 Feb 2026', '2026-02-04'],
    ['4-Feb-26', '2026-02-04'],
    ['4. Februar 2026', '2026-02-04'],
    ['04.02.2026', '2026-02-04'],
    ['4 février 2026', '2026-02-04'],
    ['4 fevr. 2026', '2026-02-04'],
    ['4 de febrero de 2026', '2026-02-04'],
    ['2026年2月4日', '2026-02-04'],
    ['2026년 2월 4일', '2026-02-04'],
    // The month comes first unless that isn't a date.
    ['31/12/2026', '2026-12-31'],
    ['1st March 2026', '2026-03-01'],
    ['Mon, 9 March 2026', '2026-03-09'],
    ['Mon 9/3/2026', '2026-03-09'],
    ['4 ก.พ. 2569', '2569-02-04'],
    ['March 22nd, 2026', '2026-03-22'],
  ])('%s', (cell, date) => expect(parseCellDate(cell)).toEqual({ kind: 'DAY', date, exact: true }));

  it.each([
    ['Wednesday 4th February 2026 (AoE) / Thursday 5th February 2026, 12:00 UTC', '2026-02-04'],
    ['2026-02-04 17:00', '2026-02-04'],
    ['2026-02-04T12:00:00Z', '2026-02-04'],
    ['by 4 Feb 2026 at the latest', '2026-02-04'],
    ['by 4 Feb 2026', '2026-02-04'],
  ])('is found in a longer text: %s', (cell, date) => {
    expect(parseCellDate(cell)).toEqual({ kind: 'DAY', date, exact: false });
  });
});

describe('a range', () => {
  it.each([
    ['Monday 23rd - Thursday 26th March 2026', '2026-03-23', '2026-03-26'],
    ['23–26 March 2026', '2026-03-23', '2026-03-26'],
    ['28 Feb – 3 March 2026', '2026-02-28', '2026-03-03'],
    ['30 December - 2 January 2026', '2025-12-30', '2026-01-02'],
    ['2026-03-23 to 2026-03-26', '2026-03-23', '2026-03-26'],
    ['23. März 2026 bis 26. März 2026', '2026-03-23', '2026-03-26'],
  ])('%s', (cell, from, to) =>
    expect(parseCellDate(cell)).toMatchObject({ kind: 'RANGE', from, to }),
  );
});

it.each([
  ['Day 3', 2],
  ['Tag 1', 0],
  ['T+2', 2],
  ['D+10', 10],
  ['day + 3', 3],
])('reads an offset from the start: %s', (cell, days) =>
  expect(parseCellDate(cell)).toEqual({ kind: 'OFFSET', days }),
);

it.each([
  '',
  'soon',
  'TBD',
  '2026',
  '12',
  '30/30/2026',
  '31 February 2026',
  'v1.36.0',
  '1.36',
  '4 Marketing 2026',
  'x'.repeat(400),
])('finds no date in %j', (cell) => expect(parseCellDate(cell)).toBeNull());

describe('a duration', () => {
  it.each([
    ['15 days', 15, 'DAYS'],
    ['1 day', 1, 'DAYS'],
    ['2w', 2, 'WEEKS'],
    ['2 Wochen', 2, 'WEEKS'],
    ['1.5 weeks', 1.5, 'WEEKS'],
    ['3 Tage', 3, 'DAYS'],
    ['3 jours', 3, 'DAYS'],
    ['1 month', 1, 'MONTHS'],
    ['1 mon', 1, 'MONTHS'],
    ['4h', 4, 'HOURS'],
    ['1.5 h', 90, 'MINUTES'],
    ['2h 30m', 150, 'MINUTES'],
    ['2 Std. 30 Min.', 150, 'MINUTES'],
    ['0,5 Tage', 0.5, 'DAYS'],
    ['0 days', 0, 'DAYS'],
    ['3 days?', 3, 'DAYS'],
    ['3 business days', 3, 'DAYS'],
    ['3 Arbeitstage', 3, 'DAYS'],
    ['3 jours ouvrés', 3, 'DAYS'],
    ['3个工作日', 3, 'DAYS'],
    ['30 min.', 30, 'MINUTES'],
    ['3天', 3, 'DAYS'],
    ['2 주', 2, 'WEEKS'],
    ['24 hours', 24, 'HOURS'],
  ])('%s', (cell, amount, unit) =>
    expect(parseCellDuration(cell)).toEqual({ amount, unit, countedIn: 'WORKING' }),
  );

  it.each([
    ['10 edays', 10, 'DAYS'],
    ['10 ed', 10, 'DAYS'],
    ['2 ewks', 2, 'WEEKS'],
    ['1 emon', 1, 'MONTHS'],
    ['6 ehrs?', 6, 'HOURS'],
  ])('counts %s in calendar time instead of working time', (cell, amount, unit) =>
    expect(parseCellDuration(cell)).toEqual({ amount, unit, countedIn: 'CALENDAR' }),
  );

  it.each(['', '-3 days', 'soon', '3 apples', '5', '99999999 days', '1d 4h', '30m 2h', '3 days 2'])(
    'finds no duration in %j',
    (cell) => {
      expect(parseCellDuration(cell)).toBeNull();
    },
  );

  it('reads a number without a unit as days if allowed', () => {
    expect(parseCellDuration('5', true)).toMatchObject({ amount: 5, unit: 'DAYS' });
  });
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.string(), (cell) => {
      parseCellDate(cell);
      parseCellDuration(cell, true);
    }),
  );
});
