import type { UnsavedEdits } from './draft.ts';

export type EditStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Edits of other formats are ignored. */
const format = 2;

/** Converts unsaved edits of a document type to JSON, and back. */
interface EditFormat<Content extends Basis, Patch, Basis, Stored extends object> {
  /** Properties that stored edits must have. */
  readonly parts: readonly (keyof Stored & string)[];
  readonly isEmpty: (patch: Patch) => boolean;
  readonly toStored: (patch: Patch, before: Content) => Stored;
  /** Throws for damaged content. */
  readonly fromStored: (stored: Stored) => { readonly patch: Patch; readonly basis: Basis };
}

/**
 * Stores edits that the server hasn't acknowledged, for a reload. If storage is full or blocked,
 * edits last as long as the page, and the save indicator shows it.
 */
export function storedEdits<Content extends Basis, Patch, Basis, Stored extends object>(
  key: string,
  storage: EditStorage,
  { parts, isEmpty, toStored, fromStored }: EditFormat<Content, Patch, Basis, Stored>,
): UnsavedEdits<Content, Patch, Basis> {
  /**
   * Checks only the format, because this module wrote the content. Damaged content throws later.
   */
  const isStored = (value: unknown): value is Stored =>
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === format &&
    parts.every((part) => part in value);
  return {
    read: () => {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isStored(stored) ? fromStored(stored) : null;
      } catch {
        return null;
      }
    },
    write: (patch, before) => {
      try {
        if (isEmpty(patch)) storage.removeItem(key);
        else storage.setItem(key, JSON.stringify({ format, ...toStored(patch, before) }));
      } catch {
        // Nothing was stored.
      }
    },
  };
}
