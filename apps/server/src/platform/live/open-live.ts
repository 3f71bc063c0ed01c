import type pg from 'pg';
import { openLiveBridge } from './live-bridge.ts';
import { createLiveHub, type LiveHub } from './live-hub.ts';

export interface Live {
  readonly hub: LiveHub;
  readonly close: () => Promise<void>;
}

/** The hub of this process, joined to those of the others. */
export const openLive = (
  connection: pg.PoolConfig,
  now: () => number,
  onError: (error: unknown) => void,
): Live => {
  const hub = createLiveHub((message) => bridge.send(message), now);
  const bridge = openLiveBridge({
    connection,
    onMessage: hub.deliver,
    // Streams that may have missed something end; who comes back reads everything again.
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
