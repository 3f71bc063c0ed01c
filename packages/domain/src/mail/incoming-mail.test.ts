import { describe, expect, it } from 'vitest';
import {
  incomingMailRefusal,
  isAutomaticMail,
  isReleasable,
  mailLimits,
  type IncomingMailFacts,
} from './incoming-mail.ts';

const facts: IncomingMailFacts = {
  ...{ sender: 'rita@buyer.example', isAutomatic: false, isOwn: false, isVerified: false },
  ...{ spf: 'NONE', dkim: 'NONE', isPerson: false, isReply: false, isAllowed: true },
  ...{ hasAllowList: false, recentCount: 1, isReleased: false },
};

describe('incomingMailRefusal', () => {
  it.each<[string, Partial<IncomingMailFacts>, string | null]>([
    ['a stranger without SPF and DKIM', {}, null],
    ['a message without a sender', { sender: null }, 'SENDER_MISSING'],
    ['a message of Baton', { isOwn: true, isReleased: true }, 'AUTOMATIC'],
    ['a message of a program', { isAutomatic: true }, 'AUTOMATIC'],
    ['too many messages', { recentCount: mailLimits.senderPerHour + 1 }, 'TOO_MANY'],
    ['a sender that is not listed', { isAllowed: false }, 'SENDER_NOT_ALLOWED'],
    ['a person without a proof', { isPerson: true }, 'SENDER_NOT_VERIFIED'],
    ['a listed sender without a proof', { hasAllowList: true }, 'SENDER_NOT_VERIFIED'],
    ['a person with a proof', { isPerson: true, isVerified: true }, null],
    ['a domain that objects', { spf: 'FAIL' }, 'SENDER_NOT_VERIFIED'],
    ['a broken signature', { dkim: 'FAIL' }, 'SENDER_NOT_VERIFIED'],
    ['a reply, whose address is the right', { isReply: true, isPerson: true, spf: 'FAIL' }, null],
    ['a released message', { isReleased: true, isAllowed: false, isPerson: true }, null],
  ])('returns the decision about an email: %s', (_, more, reason) => {
    expect(incomingMailRefusal({ ...facts, ...more })).toBe(reason);
  });
});

describe('isAutomaticMail', () => {
  it.each<[string, string, string | null, boolean]>([
    ['auto-submitted', 'auto-replied; owner-email="x"', 'a@b.example', true],
    ['auto-submitted', 'no', 'a@b.example', false],
    ['precedence', 'Bulk', 'a@b.example', true],
    ['precedence', 'first-class', 'a@b.example', false],
    ['list-id', '<news.b.example>', 'a@b.example', true],
    ['x-autoreply', 'yes', null, true],
    ['content-type', 'multipart/report; report-type=delivery-status', 'a@b.example', true],
    ['subject', 'Hello', '', true],
    ['subject', 'Hello', null, false],
  ])('recognizes emails of programs: %s: %s from %j', (name, value, envelopeSender, expected) => {
    expect(isAutomaticMail(new Map([[name, value]]), envelopeSender)).toBe(expected);
  });
});

describe('isReleasable', () => {
  it('excludes emails that would be refused again', () => {
    expect(isReleasable('SENDER_NOT_VERIFIED')).toBe(true);
    expect(isReleasable('TOO_LARGE')).toBe(false);
    expect(isReleasable('EXPIRED')).toBe(false);
    expect(isReleasable(null)).toBe(false);
  });
});
