import { foldedName } from './folded-name.ts';

interface Named {
  readonly name: string;
}

interface Reading {
  readonly read: (text: string) => string;
  /** Of each list, the first place of each of its names. Lists do not change. */
  readonly places: WeakMap<readonly Named[], ReadonlyMap<string, number>>;
}

/** How somebody can mean a name, the most exact first: as it stands, in other capitals, as people read it. */
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
 * What of a list somebody means by a name. Names that read alike are not written any more, but stand
 * in what was published before: the one that was written just so is meant then, else the first.
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
