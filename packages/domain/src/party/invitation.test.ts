import { describe, expect, it } from 'vitest';
import { day, hour, minute } from '../core/dates.ts';
import { invitationState, inviteAddressRefusal, resendRefusal } from './invitation.ts';

const sentAt = 1_000_000;
const at = (millis: number) => sentAt + millis;
const open = { sentAt, hasAccount: false, isActive: true };
const first = { ...open, resentAt: [] };

describe('invitationState', () => {
  it.each([
    ['OPEN', open, 7 * day - 1],
    ['EXPIRED', open, 7 * day],
    ['WITHDRAWN', { ...open, isActive: false }, 0],
    ['ACCEPTED', { ...open, hasAccount: true }, 8 * day],
    ['ACCEPTED', { ...open, hasAccount: true, isActive: false }, 0],
  ])('returns %s', (state, facts, later) => {
    expect(invitationState(facts, at(later))).toBe(state);
  });
});

describe('resendRefusal', () => {
  it('refuses a second message within a minute', () => {
    expect(resendRefusal(first, at(minute - 1500))).toMatchObject({
      ...{ code: 'TooManyAttempts', params: { seconds: 2 } },
    });
    expect(resendRefusal(first, at(minute))).toBeNull();
    expect(resendRefusal(first, at(8 * day))).toBeNull();
  });

  it('refuses a fourth message within an hour', () => {
    const resentAt = [1, 11, 21, 31].map((minutes) => at(minutes * minute));
    const facts = { ...open, sentAt: at(31 * minute), resentAt };
    expect(resendRefusal(facts, at(40 * minute))).toMatchObject({
      ...{ code: 'TooManyAttempts', params: { seconds: 31 * 60 } },
    });
    expect(resendRefusal(facts, at(11 * minute + hour) - 1)?.params).toEqual({ seconds: 1 });
    expect(resendRefusal(facts, at(11 * minute + hour))).toBeNull();
    expect(resendRefusal({ ...facts, resentAt: resentAt.slice(0, 2) }, at(40 * minute))).toBeNull();
  });

  it('refuses accepted and withdrawn invitations', () => {
    const later = at(day);
    expect(resendRefusal({ ...first, hasAccount: true }, later)?.code).toBe('AlreadySignedUp');
    expect(resendRefusal({ ...first, isActive: false }, later)?.code).toBe('InvitationWithdrawn');
  });
});

describe('inviteAddressRefusal', () => {
  it.each([
    [undefined, undefined],
    [{ hasAccount: false, isActive: true }, 'AlreadyInvited'],
    [{ hasAccount: true, isActive: true }, 'EmailInUse'],
    [{ hasAccount: true, isActive: false }, 'PersonDeactivated'],
    [{ hasAccount: false, isActive: false }, undefined],
  ])('returns for %j: %s', (person, code) => {
    expect(inviteAddressRefusal(person)?.code).toBe(code);
  });
});
