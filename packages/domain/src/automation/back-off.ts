import { hour, second } from '../core/dates.ts';

const shortest = 10 * second;
const longest = hour;

/**
 * How long to wait after an attempt that failed, the first being 1: ten seconds, then four
 * times as long each time, an hour at most. `seed` spreads what failed together by up to two fifths
 * more, always in the same way for the same task.
 */
export const backOff = (attempt: number, seed: string, retryAfterMs: number | null): number => {
  let hash = attempt;
  for (let at = 0; at < seed.length; at += 1) hash = (hash * 31 + seed.charCodeAt(at)) % 1009;
  const spread = 1 + (0.4 * hash) / 1008;
  const wait = Math.min(longest, shortest * 4 ** (attempt - 1));
  return Math.min(longest, Math.max(Math.round(wait * spread), retryAfterMs ?? 0));
};
