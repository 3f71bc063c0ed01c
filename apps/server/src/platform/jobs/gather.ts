/** Processes a batch of items and returns a result for each. */
export type DoTogether<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface Gathering {
  /** Maximum number of items in a batch. */
  readonly most: number;
  /** Number of simultaneous batches, so that one can read while another is stored. */
  readonly lanes: number;
}

/**
 * Batches items that arrive while other batches run. A single item doesn't wait, and there is no
 * timer.
 */
export const gather = <Item, Result>(
  { most, lanes }: Gathering,
  doTogether: DoTogether<Item, Result>,
): ((item: Item) => Promise<Result>) => {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;

  const give = async (group: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await doTogether(group.map(({ item }) => item));
      for (const [at, { resolve, reject }] of group.entries()) {
        const result = results[at];
        if (result === undefined) reject(new Error('a batch returned no result for an item'));
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  };

  const work = async (): Promise<void> => {
    while (waiting.length > 0) await give(waiting.splice(0, most));
    underWay -= 1;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (underWay === lanes) return;
      underWay += 1;
      // Starts after all items of this turn have arrived.
      setImmediate(() => void work());
    });
};
