import { day, hour, minute } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';

/** Milliseconds after which the link of an invitation expires. */
export const invitationLife = 7 * day;

/** Minimum milliseconds between two messages with the same invitation. */
export const resendWait = minute;

/** Maximum number of messages in an hour that send an invitation again. */
export const maxResends = 3;

/** Returns whether an invitation was sent again too often in the last hour. */
export const isResentOften = (resentAt: readonly Instant[], now: Instant): boolean =>
  resentAt.filter((at) => at > now - hour).length >= maxResends;

/** Maximum number of people in one request. */
export const maxInvited = 100;

/**
 * OPEN: the person can sign up. EXPIRED: the link in the latest message expired. WITHDRAWN: the
 * person was deactivated before they signed up. ACCEPTED: the person signed up.
 */
export const invitationStates = ['OPEN', 'EXPIRED', 'WITHDRAWN', 'ACCEPTED'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Facts on an invited person. */
export interface InvitationFacts {
  /** Time of the latest message. */
  readonly sentAt: Instant;
  readonly hasAccount: boolean;
  readonly isActive: boolean;
}

export const invitationState = (
  { sentAt, hasAccount, isActive }: InvitationFacts,
  now: Instant,
): InvitationState => {
  if (hasAccount) return 'ACCEPTED';
  if (!isActive) return 'WITHDRAWN';
  return now < sentAt + invitationLife ? 'OPEN' : 'EXPIRED';
};

/** Refuses changes of invitations that were accepted or withdrawn. */
export const openInvitationRefusal = (facts: Omit<InvitationFacts, 'sentAt'>): Refusal | null => {
  if (facts.hasAccount) return refuse('AlreadySignedUp');
  return facts.isActive ? null : refuse('InvitationWithdrawn');
};

/** Facts on an invitation that is sent again. */
export interface ResendFacts extends InvitationFacts {
  /** Times of the messages after the first one, in ascending order. */
  readonly resentAt: readonly Instant[];
}

/** Returns why an invitation can't be sent again now, or null. */
export const resendRefusal = (facts: ResendFacts, now: Instant): Refusal | null => {
  const refusal = openInvitationRefusal(facts);
  if (refusal !== null) return refusal;
  const { sentAt, resentAt } = facts;
  const oldest = isResentOften(resentAt, now) ? resentAt.at(-maxResends) : undefined;
  const left = Math.max(sentAt + resendWait, (oldest ?? -Infinity) + hour) - now;
  return left > 0 ? refuse('TooManyAttempts', { seconds: Math.ceil(left / 1000) }) : null;
};

/** Facts on the person of the workspace who has an address. */
export type KnownAddress = Omit<InvitationFacts, 'sentAt'>;

/**
 * Returns why an address can't be invited, or null. An invitation that was withdrawn can be sent
 * again.
 */
export const inviteAddressRefusal = (person: KnownAddress | undefined): Refusal | null => {
  if (person === undefined) return null;
  if (!person.isActive) return person.hasAccount ? refuse('PersonDeactivated', {}, 'email') : null;
  return person.hasAccount
    ? refuse('EmailInUse', {}, 'email')
    : refuse('AlreadyInvited', {}, 'email');
};
