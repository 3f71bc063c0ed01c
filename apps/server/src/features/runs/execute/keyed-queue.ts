const tails = new Map<string, Promise<unknown>>();

/** Runs callbacks with the same key one at a time, in call order. */
export const runExclusive = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
  const before = tails.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  const tail = mine.catch(() => undefined);
  tails.set(key, tail);
  try {
    return await mine;
  } finally {
    if (tails.get(key) === tail) tails.delete(key);
  }
};
