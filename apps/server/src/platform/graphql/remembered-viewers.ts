import type { Viewer } from './viewer.ts';

/**
 * Who was here lately, by their session's token. Nothing follows from it alone: it is what a
 * request expects, and the database confirms it in the same trip, or the session is looked up
 * once more.
 */
export interface RememberedViewers {
  readonly find: (tokenHash: Buffer) => Viewer | undefined;
  readonly keep: (tokenHash: Buffer, viewer: Viewer) => void;
  readonly forget: (tokenHash: Buffer) => void;
  readonly clear: () => void;
}

/** A viewer is about a kilobyte. */
const mostKept = 10_000;

export const createRememberedViewers = (limit: number = mostKept): RememberedViewers => {
  // In the order in which they were looked up.
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
