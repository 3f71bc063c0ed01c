import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { LiveMessage } from './live-event.ts';
import { decodeMessages, encodeMessages, liveChannel } from './live-messages.ts';

/** Transfers messages between the processes of one database. */
export interface LiveBridge {
  /** Sends the message soon. Never throws. */
  readonly send: (message: LiveMessage) => void;
  readonly close: () => Promise<void>;
}

export interface LiveBridgeOptions {
  readonly connection: pg.PoolConfig;
  readonly onMessage: (message: LiveMessage) => void;
  /** Called after a reconnection. Messages during the interruption are lost. */
  readonly onGap: () => void;
  readonly onError: (error: unknown) => void;
}

/** Messages within this time are sent together. */
const gatherMillis = 10;
const retryMillis = 1000;

/**
 * Sends and receives on its own connection. Notifying inside the command's transaction would be
 * simpler, but PostgreSQL keeps a global lock from a notification to its commit, so commands would
 * commit one by one. Messages that are lost in a crash are covered by polling clients.
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
      // While the connection is down, clients of other processes poll, so old messages can be
      // dropped.
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
