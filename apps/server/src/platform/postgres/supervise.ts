import { setTimeout as delay } from 'node:timers/promises';

export interface Supervised {
  /** Resolves when the server has stopped for any reason. */
  readonly gone: Promise<void>;
}

export interface SupervisorOptions<Server extends Supervised> {
  readonly first: Server;
  readonly start: () => Promise<Server>;
  /** Reports to the operator what happened and what to do. */
  readonly warn: (message: string) => void;
}

export interface Supervisor<Server> {
  readonly current: () => Server;
  /** Stops restarting the server and returns the last one. */
  readonly stop: () => Promise<Server>;
}

const firstPause = 100;
const longestPause = 30_000;

/** Restarts a server whenever it stops, with increasing delays. */
export const supervise = <Server extends Supervised>(
  options: SupervisorOptions<Server>,
): Supervisor<Server> => {
  let current = options.first;
  const stopping = new AbortController();
  const { signal } = stopping;

  const startAgain = async (): Promise<void> => {
    for (let pause = firstPause; !signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      try {
        current = await options.start();
        options.warn('the database server runs again');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        options.warn(`the database server did not start, next attempt in ${pause} ms: ${reason}`);
        await delay(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  };

  const watch = async (): Promise<void> => {
    const stopped = new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    while (!signal.aborted) {
      await Promise.race([current.gone, stopped]);
      if (signal.aborted) return;
      options.warn(
        'the database server stopped and is being restarted. Remedy: if this repeats, find the reason in postgres.log, and look for "Out of memory" in the system log.',
      );
      await startAgain();
    }
  };
  const watching = watch();

  return {
    current: () => current,
    stop: async () => {
      stopping.abort();
      await watching;
      return current;
    },
  };
};
