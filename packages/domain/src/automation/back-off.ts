import { day, hour, second } from '../core/dates.ts';

const shortest = 10 * second;
const longest = hour;
/** Maximum time until the next attempt, even if the server asks for more. */
const retryWindow = day;

/**
 * Returns how long to wait after a failed attempt, the first being 1: ten seconds, then four times
 * as long each time, at most an hour. `seed` adds up to two fifths, so that tasks which failed
 * together don't retry together. A longer Retry-After is honored up to the end of the retry window.
 */
export const backOff = (attempt: number, seed: string, retryAfterMs: number | null): number => {
  let hash = attempt;
  for (let at = 0; at < seed.length; at += 1) hash = (hash * 31 + seed.charCodeAt(at)) % 1009;
  const spread = 1 + (0.4 * hash) / 1008;
  const wait = Math.min(longest, shortest * 4 ** (attempt - 1));
  const own = Math.min(longest, Math.round(wait * spread));
  return Math.max(own, Math.min(retryWindow, retryAfterMs ?? 0));
};
