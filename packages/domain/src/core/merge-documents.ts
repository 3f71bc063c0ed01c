import { isDeepEqual } from './equality.ts';

export interface Merged<T> {
  readonly value: T;
  /** Number of items that both sides changed differently; `mine` wins. */
  readonly conflicts: number;
}

type Plain = Readonly<Record<string, unknown>>;
type Keyed = readonly (Plain & { readonly key: string })[];

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isKeyed = (value: unknown): value is Keyed =>
  Array.isArray(value) && value.every((one) => isPlain(one) && typeof one['key'] === 'string');

/**
 * Merges two versions of a plain document by object and, in lists of items with a `key`, by item.
 * An item that one side removed and the other changed stays.
 */
export function mergeDocuments<T>(base: T, mine: T, theirs: T): Merged<T>;
export function mergeDocuments(base: unknown, mine: unknown, theirs: unknown): Merged<unknown> {
  let conflicts = 0;

  const merge = (b: unknown, m: unknown, t: unknown): unknown => {
    if (isDeepEqual(b, m)) return t;
    if (isDeepEqual(b, t) || isDeepEqual(m, t)) return m;
    if (isKeyed(m) && isKeyed(t)) return mergeLists(isKeyed(b) ? b : [], m, t);
    if (isPlain(m) && isPlain(t)) return mergeObjects(isPlain(b) ? b : {}, m, t);
    conflicts += 1;
    // A change wins over a removal, because it would be lost.
    return m === undefined ? t : m;
  };

  const mergeObjects = (b: Plain, m: Plain, t: Plain): Plain => {
    const names = new Set([...Object.keys(t), ...Object.keys(m)]);
    return Object.fromEntries(
      [...names].flatMap((name): (readonly [string, unknown])[] => {
        const value = merge(b[name], m[name], t[name]);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  };

  const mergeLists = (b: Keyed, m: Keyed, t: Keyed): readonly unknown[] => {
    const [before, mineBy, theirsBy] = [b, m, t].map(
      (list) => new Map(list.map((one) => [one.key, one])),
    );
    return mergedOrder(b, m, t).flatMap((key) => {
      const value = merge(before?.get(key), mineBy?.get(key), theirsBy?.get(key));
      return value === undefined ? [] : [value];
    });
  };

  return { value: merge(base, mine, theirs), conflicts };
}

const keysOf = (list: Keyed): readonly string[] => list.map(({ key }) => key);

/**
 * Returns the order of the side that changed it; items of the other side follow their earlier
 * predecessor.
 */
function mergedOrder(b: Keyed, m: Keyed, t: Keyed): readonly string[] {
  const kept = new Set(keysOf(m));
  const common = keysOf(b).filter((key) => kept.has(key));
  const isMineAsBefore = isDeepEqual(
    common,
    keysOf(m).filter((key) => common.includes(key)),
  );
  const [leading, other] = isMineAsBefore ? [t, m] : [m, t];
  const order = [...keysOf(leading)];
  keysOf(other).forEach((key, at, list) => {
    if (order.includes(key)) return;
    const before = list[at - 1];
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  });
  return order;
}
