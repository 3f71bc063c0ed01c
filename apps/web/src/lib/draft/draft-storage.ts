/** Prefix of the names of all drafts in the browser. Stored drafts have it, so it can't change. */
export const draftPrefix = 'baton.typed.';

/** Prefix of the stored names of comments that wait for a connection. */
export const queuedCommentPrefix = 'queued-comment.';

export type PlainStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Drafts in the browser's storage. Names contain the id of the person who typed them. */
export interface DraftStorage {
  /** Returns null if nothing readable is stored. */
  readonly read: (name: string) => unknown;
  /** Returns false if it wasn't stored because storage is full or blocked. */
  readonly write: (name: string, value: unknown) => boolean;
  readonly remove: (name: string) => void;
  /** Returns stored names with this prefix, and deletes expired drafts. */
  readonly names: (prefix: string) => readonly string[];
}

/** Older drafts are deleted. */
const lifetime = 7 * 86_400_000;

const timeOf = (stored: string | null): number => Number(stored?.split('~', 1)[0]);

const allNames = (storage: PlainStorage): readonly string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at))
    .filter((name) => name !== null)
    .filter((name) => name.startsWith(draftPrefix));

export function draftStorage(
  storage: PlainStorage = localStorage,
  now: () => number = Date.now,
): DraftStorage {
  const isFresh = (stored: string | null): boolean => timeOf(stored) > now() - lifetime;
  return {
    remove: (name) => {
      try {
        storage.removeItem(draftPrefix + name);
      } catch {
        // Nothing was stored.
      }
    },
    read: (name) => {
      try {
        const stored = storage.getItem(draftPrefix + name);
        if (stored === null || !isFresh(stored)) return null;
        return JSON.parse(stored.slice(stored.indexOf('~') + 1));
      } catch {
        // Damaged, or from an earlier release.
        return null;
      }
    },
    write: (name, value) => {
      try {
        storage.setItem(draftPrefix + name, `${now()}~${JSON.stringify(value)}`);
        return true;
      } catch {
        return false;
      }
    },
    names: (prefix) => {
      try {
        return allNames(storage)
          .filter((name) => {
            const isKept = isFresh(storage.getItem(name));
            if (!isKept) storage.removeItem(name);
            return isKept;
          })
          .map((name) => name.slice(draftPrefix.length))
          .filter((name) => name.startsWith(prefix));
      } catch {
        return [];
      }
    },
  };
}

/** Returns true if this browser has drafts of anyone. */
export const hasStoredDrafts = (): boolean => {
  try {
    return draftStorage().names('').length > 0;
  } catch {
    return false;
  }
};
