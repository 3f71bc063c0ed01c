import closeWithGrace from 'close-with-grace';
import type { Log } from '../platform/log/log.ts';

/** Started parts of the program. They are stopped in reverse order at the end. */
export interface Lifetime {
  readonly onStop: (name: string, stop: () => Promise<void>) => void;
  /** Stops the started parts if the start fails. */
  readonly stopAll: () => Promise<void>;
}

/** Milliseconds for running work to finish before the process ends. */
const patienceMs = 20_000;
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Stops a server in order, on a signal or an uncaught error. Later signals are ignored, because the
 * terminal and npm both send Ctrl-C.
 */
export const startLifetime = (log: Log): Lifetime => {
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
      if (err) log.fatal({ err }, 'uncaught error');
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
