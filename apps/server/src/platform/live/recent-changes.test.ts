import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRecentChanges } from './recent-changes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = (workflowId: string) => ({ tenantId: 'acme', workflowId, partyIds: [] });

it('returns the changes of the last milliseconds', () => {
  const recent = createRecentChanges(20_000);
  vi.advanceTimersByTime(60_000);
  recent.add(change('w1'));
  vi.advanceTimersByTime(5000);
  recent.add(change('w2'));
  expect(recent.within(1000)?.map(({ workflowId }) => workflowId)).toEqual(['w2']);
  expect(recent.within(20_000)).toHaveLength(2);
  expect(recent.within(30_000)).toBeNull();
});

it('returns null for a period that was not recorded completely', () => {
  const recent = createRecentChanges(20_000);
  vi.advanceTimersByTime(5000);
  expect(recent.within(6000)).toBeNull();
  expect(recent.within(4000)).toEqual([]);
  recent.forget();
  vi.advanceTimersByTime(2000);
  expect(recent.within(4000)).toBeNull();
  expect(recent.within(1000)).toEqual([]);
});

it('forgets changes when they are too old', () => {
  const recent = createRecentChanges(20_000);
  for (let second = 0; second < 100; second += 1) {
    for (let n = 0; n < 100; n += 1) recent.add(change(`w${second}`));
    vi.advanceTimersByTime(1000);
  }
  expect(recent.within(20_000)?.length).toBe(2000);
});
