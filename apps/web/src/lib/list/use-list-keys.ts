import { useState } from 'react';

export interface ListKeys {
  /** One key for each position, in order. */
  readonly keys: readonly number[];
  /** Removes the key of this position. The other items keep their keys. */
  readonly drop: (at: number) => void;
}

/** Returns as many keys as positions. Adds new ones or removes them from the end. */
const fitted = (keys: readonly number[], count: number): readonly number[] => {
  const next = Math.max(-1, ...keys) + 1;
  return keys.length >= count
    ? keys.slice(0, count)
    : [...keys, ...Array.from({ length: count - keys.length }, (_, at) => next + at)];
};

/**
 * Returns React keys for list items without an id, so that typed text stays with its item when
 * another one is removed.
 */
export function useListKeys(count: number): ListKeys {
  const [known, setKnown] = useState<readonly number[]>([]);
  const keys = fitted(known, count);
  return { keys, drop: (at) => setKnown(keys.toSpliced(at, 1)) };
}
