import { isDeepEqual } from '@baton/domain/core/equality';
import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldValue } from '@baton/domain/field/field';

/** What was typed into a field and is not known to be stored. */
export interface FormEntry {
  readonly value: FieldValue | null;
  /** Version of the stored value that the person had before their eyes; null where it is not known yet. */
  readonly base: number | null;
  /** Given to the server last, which may have stored it; undefined where it is known that it has not. */
  readonly offered?: FieldValue | null | undefined;
  readonly isUnderWay: boolean;
  /** The field was left or the choice made: it is to be stored. */
  readonly isLeft: boolean;
  /** Why the server does not take it. */
  readonly refusal: Refusal | null;
}

/** A value as the server has it. */
export interface StoredValue {
  readonly value: FieldValue | null;
  readonly version: number;
}

/**
 * What becomes of an entry when the server is seen to hold another version: null where it
 * holds the same, a newer base where that version is our own, unchanged where somebody
 * else's came between.
 */
export const meetStored = (entry: FormEntry, stored: StoredValue): FormEntry | null => {
  if (entry.base === null) return { ...entry, base: stored.version };
  if (entry.base === stored.version) return entry;
  if (isDeepEqual(entry.value, stored.value))
    return entry.isLeft && !entry.isUnderWay ? null : { ...entry, base: stored.version };
  if (entry.offered !== undefined && isDeepEqual(entry.offered, stored.value))
    return { ...entry, base: stored.version };
  return entry;
};

/** Both the person and somebody else have changed the field since the person saw it. */
export const isInConflict = (entry: FormEntry, stored: StoredValue | undefined): boolean =>
  stored !== undefined &&
  entry.base !== null &&
  entry.base !== stored.version &&
  !isDeepEqual(entry.value, stored.value);
