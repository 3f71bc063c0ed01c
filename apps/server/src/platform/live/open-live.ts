import type pg from 'pg';
import { openLiveBridge } from './live-bridge.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';

export interface Live {
  readonly hub: LiveHub;
  readonly close: () => Promise<void>;
}

/** Opens the hub of this process and connects it to the others. */
export const openLive = (
  connection: pg.PoolConfig,
  now: () => number,
  onError: (error: unknown) => void,
): Live => {
  const hub = createLiveHub((message) => bridge.send(message), now);
  const bridge = openLiveBridge({
    connection,
    onMessage: hub.deliver,
    // Streams that may have missed messages end. Clients reconnect and read everything again.
    onGap: hub.close,
    onError,
  });
  return {
    hub,
    close: async () => {
      hub.close();
      await bridge.close();
    },
  };
};
