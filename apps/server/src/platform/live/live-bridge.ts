import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { LiveMessage } from './live-event.ts';
import { decodeMessages, encodeMessages, liveChannel } from './live-messages.ts';

/** Carries messages between the processes that work on one database. */
export interface LiveBridge {
  /** Sends soon; never fails the caller. */
  readonly send: (message: LiveMessage) => void;
  readonly close: () => Promise<void>;
}

export interface LiveBridgeOptions {
  readonly connection: pg.PoolConfig;
  readonly onMessage: (message: LiveMessage) => void;
  /** The line was cut and is up again: what was said meanwhile is lost. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

/** Notifications that fall due within this time travel together. */
const gatherMillis = 10;
const retryMillis = 1000;

/**
 * Listens and speaks on one connection of its own. Notifying inside the transaction of a
 * command would be simpler, but PostgreSQL takes one lock for the whole server between a
 * notification and its commit: commands would commit one after the other. So a command
 * tells this bridge once it has committed; what is lost when the process dies right then
 * is caught by the readers' polling.
 */
export const openLiveBridge = (options: LiveBridgeOptions): LiveBridge => {
  const self = randomUUID();
  let client: pg.Client | null = null;
  let isClosed = false;
  let hasBeenUp = false;
  let queue: LiveMessage[] = [];
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const next = new pg.Client({
      ...options.connection,
      application_name: 'baton-live',
      keepAlive: true,
    });
    const lost = (error?: unknown) => {
      if (client !== next && client !== null) return;
      client = null;
      if (isClosed) return;
      if (error !== undefined) options.onError(error);
      clearTimeout(retry);
      retry = setTimeout(start, retryMillis);
      retry.unref();
    };
    next.on('error', lost);
    next.on('end', () => lost());
    next.on('notification', ({ payload = '' }) => {
      for (const message of decodeMessages(self, payload)) options.onMessage(message);
    });
    try {
      await next.connect();
      await next.query(`LISTEN ${liveChannel}`);
    } catch (error) {
      lost(error);
      await next.end().catch(() => undefined);
      return;
    }
    if (isClosed) {
      await next.end();
      return;
    }
    client = next;
    if (hasBeenUp) options.onGap();
    hasBeenUp = true;
    flush();
  };
  let starting: Promise<void> = Promise.resolve();
  const start = () => {
    starting = connect();
  };

  const flush = () => {
    timer = undefined;
    if (client === null || queue.length === 0) return;
    const payloads = encodeMessages(self, queue);
    queue = [];
    client
      .query('SELECT pg_notify($1, p) FROM unnest($2::text[]) p', [liveChannel, payloads])
      .catch(options.onError);
  };

  start();
  return {
    send: (message) => {
      // While the line is down the other processes' readers poll; holding everything would only grow.
      if (client === null && queue.length > 1000) queue = [];
      queue.push(message);
      timer ??= setTimeout(flush, gatherMillis);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(retry);
      await starting;
      await client?.end().catch(() => undefined);
    },
  };
};
