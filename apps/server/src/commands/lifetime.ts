import closeWithGrace from 'close-with-grace';
import type { Log } from '../platform/log/log.ts';

/** What is to be stopped, last begun first. */
export interface Lifetime {
  readonly onStop: (name: string, stop: () => Promise<void>) => void;
  /** Stops what has begun, where the rest cannot begin. */
  readonly stopAll: () => Promise<void>;
}

/** Work under way gets this long to end before the process does. */
const patienceMs = 20_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends a serving process in order: on a signal, and on an error that nobody caught, for after
 * that its state is anybody's guess. Signals that follow the first are taken as the same one,
 * because a terminal and npm both pass Ctrl-C on.
 */
export const beginLifetime = (log: Log): Lifetime => {
  const stops: { readonly name: string; readonly stop: () => Promise<void> }[] = [];
  const stopAll = async () => {
    for (const { name, stop } of stops.splice(0).toReversed()) {
      log.debug({ part: name }, 'stopping');
      await stop().catch((error: unknown) =>
        log.error({ err: error, part: name }, 'stopping failed'),
      );
    }
  };
  const grace = closeWithGrace(
    { delay: patienceMs, logger: false, skip: [...signals, 'SIGQUIT', 'beforeExit'] },
    async ({ err }) => {
      if (err) log.fatal({ err }, 'an error that nobody caught');
      await stopAll();
      log.info('stopped');
      log.flush();
    },
  );
  let isStopping = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      log.info({ signal }, 'stopping');
      grace.close();
    });
  }
  return { onStop: (name, stop) => void stops.push({ name, stop }), stopAll };
};
