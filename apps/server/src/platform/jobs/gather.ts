/** Does many of one kind together, and answers each for itself. */
export type DoTogether<Item, Result> = (items: readonly Item[]) => Promise<readonly Result[]>;

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

export interface Gathering {
  /** The most that is done together. */
  readonly most: number;
  /** Groups under way at a time: while one is stored another is read. */
  readonly lanes: number;
}

/**
 * Gathers what comes while others are under way, and does it together when there is room: who
 * comes alone does not wait, and under load nobody waits for a clock.
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
        if (result === undefined) reject(new Error('what was gathered got no answer'));
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
      // After everything of this moment has come.
      setImmediate(() => void work());
    });
};
