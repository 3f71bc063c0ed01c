const tails = new Map<string, Promise<unknown>>();

/** Runs the work of one key after the other: what would only collide stands in line. */
export const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
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
