import { day } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { urlRefusal } from '../core/text-addresses.ts';

/** Maximum number of browsers of a person. A new one replaces the oldest. */
export const mostPushSubscriptions = 20;

/**
 * Time after which a push message is outdated. The push service keeps it this long for a closed
 * browser.
 */
export const pushLife = day;

/** A browser that gets push messages, as its push service describes it. */
export interface PushTarget {
  readonly endpoint: string;
  /** Public key of the browser, and its secret. */
  readonly p256dh: string;
  readonly auth: string;
}

const isBase64Url = (text: string, length: number): boolean =>
  text.length === length && /^[\w-]+$/.test(text);

/** Returns why a browser can't get push messages. */
export const pushTargetRefusals = ({
  endpoint,
  p256dh,
  auth,
}: PushTarget): readonly (Refusal | null)[] => [
  urlRefusal(endpoint, 'endpoint'),
  // 65 and 16 bytes (RFC 8291).
  isBase64Url(p256dh, 87) ? null : refuse('WrongValueType', { kind: 'base64url' }, 'p256dh'),
  isBase64Url(auth, 22) ? null : refuse('WrongValueType', { kind: 'base64url' }, 'auth'),
];

/** GONE: the browser doesn't exist anymore, or the person turned off its messages. */
export type PushOutcome = 'DELIVERED' | 'GONE' | 'RETRY' | 'GIVE_UP';

/** Returns what follows the answer of a push service (RFC 8030). Null without an answer. */
export const pushOutcome = (status: number | null, since: Instant, now: Instant): PushOutcome => {
  if (status !== null && status >= 200 && status < 300) return 'DELIVERED';
  if (status === 404 || status === 410) return 'GONE';
  const isTemporary = status === null || status === 408 || status === 429 || status >= 500;
  return isTemporary && now - since < pushLife ? 'RETRY' : 'GIVE_UP';
};
