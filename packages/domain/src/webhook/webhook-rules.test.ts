import { describe, expect, it } from 'vitest';
import { day, second } from '../core/dates.ts';
import { nextAttempt, outcomeOf, webhookRefusals } from './webhook-rules.ts';

const valid = { name: 'Sync', url: 'https://example.com/hook', types: ['task.completed'] };

describe('webhookRefusals', () => {
  const fields = (change: object): readonly (string | undefined)[] =>
    webhookRefusals({ ...valid, ...change }).flatMap((one) => (one === null ? [] : one.field));

  it('accepts a name, an address, and types', () => {
    expect(fields({})).toEqual([]);
  });

  it('refuses wrong values at their fields', () => {
    expect(fields({ name: ' ' })).toEqual(['name']);
    expect(fields({ url: 'ftp://example.com' })).toEqual(['url']);
    expect(fields({ url: 'https://me:pw@example.com' })).toEqual(['url']);
    expect(fields({ types: [] })).toEqual(['types']);
    expect(fields({ types: ['task.eaten'] })).toEqual(['types']);
  });
});

describe('nextAttempt', () => {
  it('waits longer each time, up to 6 hours', () => {
    const waits = [1, 2, 6, 40].map((attempt) => nextAttempt(attempt, 0, 0) / second);
    expect(waits).toEqual([5, 30, 21_600, 21_600]);
  });
});

describe('outcomeOf', () => {
  it('confirms a message only by a status from 200 to 299', () => {
    expect([200, 204, 299].map((status) => outcomeOf(status, 0, 0))).toEqual(
      Array.from({ length: 3 }, () => 'DELIVERED'),
    );
    expect([null, 302, 410, 500].map((status) => outcomeOf(status, 0, 0))).toEqual(
      Array.from({ length: 4 }, () => 'RETRY'),
    );
  });

  it('gives up after 3 days', () => {
    expect(outcomeOf(500, 0, 3 * day)).toBe('GIVE_UP');
  });
});
