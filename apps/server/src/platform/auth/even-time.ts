import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds. Longer than the difference between answers about known and unknown accounts. */
const step = 100;

/**
 * Waits until a whole number of steps has passed since the start, in `performance.now()`, so that
 * the time of an answer doesn't show whether there is an account.
 */
export const waitForEvenTime = async (startedAt: number): Promise<void> => {
  await delay(step - ((performance.now() - startedAt) % step));
};
