import type { Viewer } from '../viewer.ts';

/**
 * Cached viewers by session token. They only predict the viewer: the database confirms the session
 * in the same round trip, or the session is read again.
 */
export interface RememberedViewers {
  readonly find: (tokenHash: Buffer) => Viewer | undefined;
  readonly keep: (tokenHash: Buffer, viewer: Viewer) => void;
  readonly forget: (tokenHash: Buffer) => void;
  readonly clear: () => void;
}

/** A viewer takes about 1 kB. */
const maxViewers = 10_000;

export const createRememberedViewers = (limit: number = maxViewers): RememberedViewers => {
  // Ordered by read time.
  const known = new Map<string, Viewer>();
  const keyOf = (tokenHash: Buffer): string => tokenHash.toString('latin1');

  return {
    find: (tokenHash) => known.get(keyOf(tokenHash)),
    forget: (tokenHash) => void known.delete(keyOf(tokenHash)),
    clear: () => known.clear(),
    keep: (tokenHash, viewer) => {
      const key = keyOf(tokenHash);
      known.delete(key);
      known.set(key, viewer);
      const [oldest] = known.keys();
      if (known.size > limit && oldest !== undefined) known.delete(oldest);
    },
  };
};
