import { refuse, type Refusal } from '../core/refusal.ts';
import { cleanEmail, emailRefusal } from '../party/person-rules.ts';

/** Days for which the link of a guest is valid, from the last time that it was sent. */
export const guestLinkDays = { min: 1, standard: 14, max: 90 } as const;
const day = 24 * 60 * 60_000;

/** How long a guest can work after opening the link, in milliseconds. */
export const guestSessionLife = 12 * 60 * 60_000;

/** Maximum length of the message to a guest, in characters. */
export const guestNoteMaxLength = 500;

/** Facts about a link to one task. Times are in milliseconds. */
export interface GuestLinkFacts {
  readonly expiresAt: number;
  readonly openedAt: number | null;
  readonly revokedAt: number | null;
  /** True if the guest forwarded the task to someone else. */
  readonly isForwarded: boolean;
}

export type GuestLinkState = 'SENT' | 'OPENED' | 'FORWARDED' | 'EXPIRED' | 'REVOKED';

/** Returns the state of a link. Only SENT and OPENED give access. */
export const guestLinkState = (
  { expiresAt, openedAt, revokedAt, isForwarded }: GuestLinkFacts,
  now: number,
): GuestLinkState => {
  if (isForwarded) return 'FORWARDED';
  if (revokedAt !== null) return 'REVOKED';
  if (expiresAt <= now) return 'EXPIRED';
  return openedAt === null ? 'SENT' : 'OPENED';
};

export const givesAccess = (link: GuestLinkFacts, now: number): boolean =>
  ['SENT', 'OPENED'].includes(guestLinkState(link, now));

/** Returns when a link that is sent now expires. */
export const guestLinkEnd = (days: number, now: number): number => now + days * day;

/** Returns the errors in a request to send a task to a guest. */
export const guestOrderRefusals = ({
  email,
  note,
  days,
}: {
  readonly email: string;
  readonly note: string;
  readonly days: number;
}): readonly Refusal[] => {
  const { min, max } = guestLinkDays;
  const address = emailRefusal(email);
  return [
    ...(address === null ? [] : [address]),
    ...(days < min || days > max ? [refuse('OutOfRange', { min, max }, 'days')] : []),
    ...([...note].length > guestNoteMaxLength
      ? [refuse('TooLong', { max: guestNoteMaxLength }, 'note')]
      : []),
  ];
};

/** Returns why a guest can't forward a task to an address, or null. */
export const forwardRefusal = (email: string, own: string): Refusal | null =>
  emailRefusal(email) ??
  (cleanEmail(email) === cleanEmail(own) ? refuse('ForwardToSelf', {}, 'email') : null);
