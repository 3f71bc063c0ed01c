import { useState } from 'react';

export interface ListKeys {
  /** One for each place, in order. */
  readonly keys: readonly number[];
  /** What stood at this place was taken out: the others keep their keys. */
  readonly drop: (at: number) => void;
}

/** As many keys as there are places: missing ones are new, those that are too many go from the end. */
const fitted = (keys: readonly number[], count: number): readonly number[] => {
  const next = Math.max(-1, ...keys) + 1;
  return keys.length >= count
    ? keys.slice(0, count)
    : [...keys, ...Array.from({ length: count - keys.length }, (_, at) => next + at)];
};

/**
 * Keys for what stands in a list and has no name of its own, so that what is typed at one place
 * stays there when another is taken out.
 */
export function useListKeys(count: number): ListKeys {
  const [known, setKnown] = useState<readonly number[]>([]);
  const keys = fitted(known, count);
  return { keys, drop: (at) => setKnown(keys.toSpliced(at, 1)) };
}
