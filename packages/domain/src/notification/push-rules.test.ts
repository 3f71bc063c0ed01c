import { describe, expect, it } from 'vitest';
import { pushLife, pushOutcome, pushTargetRefusals } from './push-rules.ts';

describe('pushOutcome', () => {
  it.each([
    [200, 'DELIVERED'],
    [201, 'DELIVERED'],
    [404, 'GONE'],
    [410, 'GONE'],
    [null, 'RETRY'],
    [408, 'RETRY'],
    [429, 'RETRY'],
    [500, 'RETRY'],
    [400, 'GIVE_UP'],
    [403, 'GIVE_UP'],
    [413, 'GIVE_UP'],
    [301, 'GIVE_UP'],
  ])('for status %s is %s', (status, outcome) => {
    expect(pushOutcome(status, 0, 1000)).toBe(outcome);
  });

  it('stops trying when the message is too old', () => {
    expect(pushOutcome(503, 0, pushLife)).toBe('GIVE_UP');
  });
});

describe('pushTargetRefusals', () => {
  const target = {
    ...{ endpoint: 'https://push.example/x', p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) },
  };

  it('accepts the addresses and keys that browsers send', () => {
    expect(pushTargetRefusals(target)).toEqual([null, null, null]);
  });

  it('names each invalid value at its field', () => {
    const wrong = { endpoint: 'x', p256dh: '+'.repeat(87), auth: '' };
    expect(pushTargetRefusals(wrong).map((refusal) => refusal?.field)).toEqual([
      'endpoint',
      'p256dh',
      'auth',
    ]);
  });
});
