import { describe, expect, it } from 'vitest';
import { keepRunning, type Running } from './keep-running.ts';

const log = { warn: () => undefined, error: () => undefined };

/** Runners that end on request of the test. */
const startRunners = () => {
  const ends: PromiseWithResolvers<undefined>[] = [];
  const given: number[] = [];
  const start = async (): Promise<Running> => {
    const nth = ends.length;
    const end = Promise.withResolvers<undefined>();
    ends.push(end);
    return {
      runner: { promise: end.promise, stop: async () => end.resolve(undefined) },
      releaseJobs: () => void given.push(nth),
    };
  };
  return { ends, given, start };
};

describe('keepRunning', () => {
  it('restarts a background process that stopped unexpectedly', async () => {
    const { ends, given, start } = startRunners();
    const kept = await keepRunning(start, log);
    ends[0]?.reject(new Error('No space left on device'));
    await expect.poll(() => ends.length, { timeout: 10_000 }).toBe(2);
    expect(given).toEqual([0]);
    await kept.stop();
  });

  it('starts nothing after it was stopped', async () => {
    const { ends, start } = startRunners();
    const kept = await keepRunning(start, log);
    await kept.stop();
    expect(ends).toHaveLength(1);
  });
});
