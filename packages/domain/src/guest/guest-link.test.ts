import { describe, expect, it } from 'vitest';
import {
  forwardRefusal,
  givesAccess,
  guestLinkEnd,
  guestLinkState,
  guestOrderRefusals,
} from './guest-link.ts';

const sent = { expiresAt: 100, openedAt: null, revokedAt: null, isForwarded: false };

describe('guestLinkState', () => {
  it.each([
    [{}, 'SENT', true],
    [{ openedAt: 5 }, 'OPENED', true],
    [{ expiresAt: 50 }, 'EXPIRED', false],
    [{ openedAt: 5, expiresAt: 50 }, 'EXPIRED', false],
    [{ revokedAt: 9, expiresAt: 50 }, 'REVOKED', false],
    [{ isForwarded: true, openedAt: 5 }, 'FORWARDED', false],
  ])('returns the state of a link with %j', (part, state, isOpen) => {
    expect(guestLinkState({ ...sent, ...part }, 50)).toBe(state);
    expect(givesAccess({ ...sent, ...part }, 50)).toBe(isOpen);
  });
});

describe('guestOrderRefusals', () => {
  const order = { email: 'mei.lin@jadetea.example', note: '', days: 14 };
  it.each([
    [{}, []],
    [{ email: 'mei' }, ['email']],
    [{ email: '' }, ['email']],
    [{ days: 0 }, ['days']],
    [{ days: 91 }, ['days']],
    [{ note: 'x'.repeat(501) }, ['note']],
  ])('returns the errors of an order with %j', (part, fields) => {
    expect(guestOrderRefusals({ ...order, ...part }).map(({ field }) => field)).toEqual(fields);
  });
});

describe('forwardRefusal', () => {
  it.each([
    ['li.wei@jadetea.example', null],
    ['Mei.Lin@jadetea.example', 'ForwardToSelf'],
    ['li', 'InvalidEmail'],
  ])('returns the refusal of forwarding: %s', (email, code) => {
    expect(forwardRefusal(email, 'mei.lin@jadetea.example')?.code ?? null).toBe(code);
  });
});

describe('guestLinkEnd', () => {
  it('counts the days of a link as whole days', () => {
    expect(guestLinkEnd(2, 1000)).toBe(1000 + 2 * 86_400_000);
  });
});
