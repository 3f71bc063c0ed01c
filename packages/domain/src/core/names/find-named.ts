import { foldedName } from './folded-name.ts';

interface Named {
  readonly name: string;
}

interface Reading {
  readonly read: (text: string) => string;
  /** For each list, the first position of each name. Lists don't change. */
  readonly places: WeakMap<readonly Named[], ReadonlyMap<string, number>>;
}

/** Levels of similarity, from exact to normalized. */
const readings: readonly Reading[] = [
  (text: string) => text.trim(),
  (text: string) => text.trim().toLocaleLowerCase('en'),
  foldedName,
].map((read) => ({ read, places: new WeakMap() }));

const placesOf = ({ read, places }: Reading, list: readonly Named[]) => {
  const known = places.get(list);
  if (known !== undefined) return known;
  const first = new Map<string, number>();
  for (const [at, { name }] of list.entries()) {
    const key = read(name);
    if (!first.has(key)) first.set(key, at);
  }
  places.set(list, first);
  return first;
};

/**
 * Returns the item with a name. Older data can have several similar names: an exact match wins,
 * else the first.
 */
export const findNamed = <One extends Named>(
  list: readonly One[],
  name: string,
): One | undefined => {
  for (const reading of readings) {
    const at = placesOf(reading, list).get(reading.read(name));
    if (at !== undefined) return list[at];
  }
  return undefined;
};
