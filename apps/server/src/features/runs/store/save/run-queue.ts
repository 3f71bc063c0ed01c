import type { Database } from '../../../../platform/db/trip.ts';
import { runCacheOf, type RunTarget } from '../load/run-cache.ts';

const tails = new Map<string, Promise<unknown>>();

/**
 * Runs callbacks about the same run one at a time, in call order. The run of a task is known only
 * if it is cached.
 */
export const runExclusive = async <T>(
  database: Database,
  target: RunTarget,
  work: () => Promise<T>,
): Promise<T> => {
  const key = runCacheOf(database).find(target)?.run.workflow.id ?? target.id;
  const before = tails.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const tail = mine.catch(() => undefined);
  tails.set(key, tail);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === tail) tails.delete(key);
  }
};
