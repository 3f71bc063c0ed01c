import type { DraftStorage } from './draft-storage.ts';
import type { UnsavedEdits } from './draft.ts';

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
  name: string,
  storage: DraftStorage,
  { parts, isEmpty, toStored, fromStored }: EditFormat<Content, Patch, Basis, Stored>,
): UnsavedEdits<Content, Patch, Basis> {
  // Damaged content throws later.
  const isStored = (value: unknown): value is Stored =>
    typeof value === 'object' && value !== null && parts.every((part) => part in value);
  return {
    read: () => {
      try {
        const stored = storage.read(name);
        return isStored(stored) ? fromStored(stored) : null;
      } catch {
        return null;
      }
    },
    write: (patch, before) => {
      if (isEmpty(patch)) storage.remove(name);
      else storage.write(name, toStored(patch, before));
    },
  };
}
