import { describe, expect, it } from 'vitest';
import { betweenText, parseDateFilter, periodOf } from './date-filter.ts';
import { workflowParameterRules } from '../workflow-list/workflow-parameters.ts';

// Wednesday, November 25, 2026, 23:30 in Berlin.
const now = Date.parse('2026-11-25T22:30:00Z');
const zone = 'Europe/Berlin';

const period = (text: string) => {
  const filter = parseDateFilter(text);
  if (filter === null) return null;
  const { from, to } = periodOf(filter, now, zone);
  return [from, to].map((at) => (at === null ? null : new Date(at).toISOString().slice(0, 16)));
};

describe('periodOf', () => {
  it.each([
    ['overdue', [null, '2026-11-25T22:30']],
    ['today', ['2026-11-24T23:00', '2026-11-25T23:00']],
    ['this-week', ['2026-11-22T23:00', '2026-11-29T23:00']],
    ['next-7-days', ['2026-11-24T23:00', '2026-12-01T23:00']],
    ['next-30-days', ['2026-11-24T23:00', '2026-12-24T23:00']],
    ['last-7-days', ['2026-11-18T23:00', '2026-11-25T23:00']],
    ['last-30-days', ['2026-10-26T23:00', '2026-11-25T23:00']],
  ])('returns the days of %s in the time zone', (text, expected) => {
    expect(period(text)).toEqual(expected);
  });

  it('includes both dates', () => {
    expect(period(betweenText('2026-11-01', '2026-11-30'))).toEqual([
      '2026-10-31T23:00',
      '2026-11-30T23:00',
    ]);
  });

  it('has no limit without a date', () => {
    expect(period(betweenText('2026-11-01', null))).toEqual(['2026-10-31T23:00', null]);
    expect(period(betweenText(null, '2026-11-30'))).toEqual([null, '2026-11-30T23:00']);
  });

  it('spans a day with a clock change', () => {
    const filter = { range: 'TODAY' } as const;
    const { from, to } = periodOf(filter, Date.parse('2026-10-25T12:00:00Z'), zone);
    expect((to ?? 0) - (from ?? 0)).toBe(25 * 3_600_000);
  });
});

describe('parseDateFilter', () => {
  it.each(['', '..', 'soon', '2026-02-30..', '2026-11-01', '2026-11-01..2026-11-02..', 'toString'])(
    'rejects %j',
    (text) => {
      expect(parseDateFilter(text)).toBeNull();
    },
  );
});

describe('parameterRefusals', () => {
  const tag = '0a000000-0000-4000-8000-000000000001';

  it('accepts filters, groups, and layouts', () => {
    const given = { tag: `${tag},${tag}`, 'tag-type-id': tag, due: 'overdue', completed: 'today' };
    const display = { group: 'tag', 'view-type': 'calendar', scale: 'week', show: 'tasks' };
    expect(workflowParameterRules.refusals({ ...given, ...display })).toEqual([]);
  });

  it.each([
    ['tag', 'urgent'],
    ['tag', Array.from({ length: 21 }, (_, at) => tag.replace(/.{2}$/, String(at + 10))).join(',')],
    ['due', 'yesterday'],
    ['group', 'name'],
    ['view-type', 'gallery'],
    ['scale', 'year'],
  ])('rejects the %s %j', (name, text) => {
    expect(workflowParameterRules.refusals({ [name]: text })).toMatchObject([
      { code: 'UnknownOption' },
    ]);
  });
});

describe('workflowParameterRules', () => {
  it('treats open workflows as a list as the default', () => {
    expect(workflowParameterRules.areEqual({}, { status: 'open', 'view-type': 'list' })).toBe(true);
    expect(workflowParameterRules.areEqual({}, { 'view-type': 'board' })).toBe(false);
  });
});
