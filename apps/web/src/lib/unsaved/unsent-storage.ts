import { typedMark } from './typed-mark.ts';

export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Unsent data in the browser's storage. Names contain the id of the person who typed it. */
export interface UnsentStorage {
  readonly read: (name: string) => unknown;
  /** Returns false if it wasn't stored because storage is full or blocked. */
  readonly write: (name: string, value: unknown) => boolean;
  readonly remove: (name: string) => void;
  /** Returns stored names with this prefix. */
  readonly names: (prefix: string) => readonly string[];
}

/** Entries older than this are deleted. */
const keptMillis = 7 * 86_400_000;

const timeOf = (stored: string | null): number => Number(stored?.split('~', 1)[0]);

export function unsentStorage(storage: PlainStorage, now: () => number = Date.now): UnsentStorage {
  const allNames = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at))
      .filter((name) => name !== null)
      .filter((name) => name.startsWith(typedMark));
  return {
    remove: (name) => {
      try {
        storage.removeItem(typedMark + name);
      } catch {
        // Nothing was stored.
      }
    },
    read: (name) => {
      try {
        const stored = storage.getItem(typedMark + name);
        return stored === null ? null : JSON.parse(stored.slice(stored.indexOf('~') + 1));
      } catch {
        // Damaged, or from an earlier release.
        return null;
      }
    },
    write: (name, value) => {
      try {
        storage.setItem(typedMark + name, `${now()}~${JSON.stringify(value)}`);
        return true;
      } catch {
        return false;
      }
    },
    names: (prefix) => {
      try {
        const kept = allNames().filter((name) => {
          const isFresh = timeOf(storage.getItem(name)) > now() - keptMillis;
          if (!isFresh) storage.removeItem(name);
          return isFresh;
        });
        return kept
          .map((name) => name.slice(typedMark.length))
          .filter((name) => name.startsWith(prefix));
      } catch {
        return [];
      }
    },
  };
}
