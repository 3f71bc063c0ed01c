import { describe, expect, it } from 'vitest';
import { mailRetryPause } from './mail-delivery.ts';

describe('mailRetryPause', () => {
  it('grows with each attempt', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => mailRetryPause('UNREACHABLE', attempts));
    expect(pauses[0]).toBe(60_000);
    expect(pauses).toEqual(pauses.toSorted((a, b) => Number(a) - Number(b)));
    expect(pauses).not.toContain(null);
  });

  it('ends after the last attempt', () => {
    expect(mailRetryPause('DEFERRED', 8)).toBeNull();
  });

  it('is null for a rejected message', () => {
    expect(mailRetryPause('REJECTED', 1)).toBeNull();
  });
});
