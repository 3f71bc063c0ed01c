import { setTimeout as delay } from 'node:timers/promises';
import type { Runner } from 'graphile-worker';
import type { Log } from '../log/log.ts';

export interface Running {
  readonly runner: Pick<Runner, 'stop' | 'promise'>;
  /** Lets other workers take the runner's jobs. */
  readonly releaseJobs: () => void;
}

const firstPause = 1000;
const longestPause = 30_000;

/**
 * Restarts a runner that ends on its own, with increasing delays. A runner ends if the database
 * can't record finished jobs for minutes, such as on a full disk.
 */
export const keepRunning = async (
  start: () => Promise<Running>,
  log: Pick<Log, 'warn' | 'error'>,
): Promise<{ readonly stop: () => Promise<void> }> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: Running | null = await start();

  const watch = async (): Promise<void> => {
    for (let pause = firstPause; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        current ??= await start();
        if (signal.aborted) await current.runner.stop();
        await current.runner.promise;
      } catch (error) {
        if (!signal.aborted)
          log.error({ err: error }, 'the job runner stopped and will be restarted');
      }
      if (signal.aborted) return;
      current?.releaseJobs();
      current = null;
      await delay(pause, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
    }
  };
  const watching = watch();

  return {
    stop: async () => {
      stopping.abort();
      await current?.runner.stop();
      await watching;
    },
  };
};
