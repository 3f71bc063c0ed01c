import { urlRefusal } from '../core/text-addresses.ts';
import { day, hour, minute, second } from '../core/dates.ts';
import type { Instant } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { nameRefusal } from '../party/person-rules.ts';
import { isWebhookType } from './webhook-events.ts';

/** Maximum number of webhooks of a workspace. */
export const mostWebhooks = 50;

/**
 * How long messages are also signed with the former secret, so that receivers have time to change
 * theirs.
 */
export const secretOverlap = day;

/**
 * A webhook whose messages have failed for this long is paused, and a message isn't retried longer
 * than this.
 */
export const longestFailure = 3 * day;

export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
}

/** Returns why a webhook can't be saved. */
export const webhookRefusals = ({
  name,
  url,
  types,
}: WebhookValues): readonly (Refusal | null)[] => [
  nameRefusal(name),
  urlRefusal(url),
  types.length === 0 ? refuse('Required', {}, 'types') : null,
  ...types
    .filter((type) => !isWebhookType(type))
    .map((value) => refuse('UnknownOption', { value }, 'types')),
];

const waits = [5 * second, 30 * second, 5 * minute, 30 * minute, 2 * hour, 6 * hour];

/** Returns when a message is sent again after a failed attempt, the first being 1. */
export const nextAttempt = (attempt: number, now: Instant, chance: number): Instant => {
  const wait = waits[Math.min(attempt, waits.length) - 1] ?? 0;
  // A random delay, so that messages that failed at the same time aren't all retried together.
  return now + Math.round(wait * (1 + 0.2 * chance));
};

export type WebhookOutcome = 'DELIVERED' | 'RETRY' | 'GIVE_UP';

/** Returns what happens after an attempt. Only statuses from 200 to 299 confirm a message. */
export const outcomeOf = (
  status: number | null,
  firstAt: Instant,
  now: Instant,
): WebhookOutcome => {
  if (status !== null && status >= 200 && status < 300) return 'DELIVERED';
  return now - firstAt >= longestFailure ? 'GIVE_UP' : 'RETRY';
};
