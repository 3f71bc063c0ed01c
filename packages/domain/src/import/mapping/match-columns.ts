import { foldedName } from '../../core/names/folded-name.ts';

/** Possible meaning of a column. */
export interface ColumnTarget<Key> {
  readonly key: Key;
  /** Usual names of the column. */
  readonly names: readonly string[];
}

const wordsOf = (name: string): readonly string[] =>
  foldedName(name)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');

const holdsAll = (words: readonly string[], others: readonly string[]): boolean =>
  others.length > 0 && others.every((word) => words.includes(word));

/** Returns how similar two names are: the same words, one contains the other, or different. */
const likeness = (a: readonly string[], b: readonly string[]): number => {
  if (a.length === 0 || b.length === 0) return 0;
  if (a.join(' ') === b.join(' ')) return 3;
  const [inA, inB] = [holdsAll(a, b), holdsAll(b, a)];
  if (inA && inB) return 2;
  return inA || inB ? 1 : 0;
};

/**
 * Returns the probable meaning of each column, by its header. The best matches come first, and each
 * meaning is used once. Null if no name is similar.
 */
export function matchColumns<Key>(
  columns: readonly string[],
  targets: readonly ColumnTarget<Key>[],
): readonly (Key | null)[] {
  const named = targets.map(({ key, names }) => ({ key, names: names.map(wordsOf) }));
  const pairs = columns
    .flatMap((column, at) => {
      const words = wordsOf(column);
      return named.map(({ key, names }) => ({
        at,
        key,
        score: Math.max(0, ...names.map((name) => likeness(words, name))),
      }));
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const found = new Map<number, Key>();
  const taken = new Set<Key>();
  for (const { at, key } of pairs)
    if (!found.has(at) && !taken.has(key)) {
      found.set(at, key);
      taken.add(key);
    }
  return columns.map((_, at) => found.get(at) ?? null);
}
