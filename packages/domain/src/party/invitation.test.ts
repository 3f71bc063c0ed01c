import { describe, expect, it } from 'vitest';
import { day, minute } from '../core/dates.ts';
import { invitationState, inviteAddressRefusal, resendRefusal } from './invitation.ts';

const sentAt = 1_000_000;
const at = (millis: number) => sentAt + millis;
const open = { sentAt, hasAccount: false, isActive: true };

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
  it('waits a minute between two messages', () => {
    expect(resendRefusal(open, at(minute - 1500))).toMatchObject({
      ...{ code: 'TooManyAttempts', params: { seconds: 2 } },
    });
    expect(resendRefusal(open, at(minute))).toBeNull();
    expect(resendRefusal(open, at(8 * day))).toBeNull();
  });

  it('refuses accepted and withdrawn invitations', () => {
    const later = at(day);
    expect(resendRefusal({ ...open, hasAccount: true }, later)?.code).toBe('AlreadySignedUp');
    expect(resendRefusal({ ...open, isActive: false }, later)?.code).toBe('InvitationWithdrawn');
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
