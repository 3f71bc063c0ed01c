import { isDeepEqual } from '@baton/domain/core/equality';
import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';
import {
  mergedTable,
  settledSides,
  tableConflicts,
  type CellConflict,
  type TableSides,
} from '@baton/domain/field/tables/table-merge';

/** A typed value that the server hasn't confirmed as stored yet. */
export interface FormEntry {
  readonly value: FieldValue | null;
  /** The value that the person saw. Null if it isn't loaded yet. */
  readonly base: StoredValue | null;
  /** The last value sent, which the server may have stored. Undefined if it certainly has not. */
  readonly offered?: FieldValue | null | undefined;
  readonly isUnderWay: boolean;
  /** True after blur or a selection, when it must be saved. */
  readonly isLeft: boolean;
  /** Why the server refused it. */
  readonly refusal: Refusal | null;
}

/** A value as stored on the server. */
export interface StoredValue {
  readonly value: FieldValue | null;
  readonly version: number;
}

const isTable = ({ value, base }: FormEntry, stored: StoredValue): boolean =>
  isRows(value) || isRows(stored.value) || isRows(base?.value ?? null);

const sidesOf = ({ value, base }: FormEntry, stored: StoredValue): TableSides => ({
  base: rowsOf(base?.value ?? null),
  mine: rowsOf(value),
  theirs: rowsOf(stored.value),
});

const merged = (
  entry: FormEntry,
  stored: StoredValue,
  whose: 'MINE' | 'THEIRS',
): FormEntry | null => {
  const rows = mergedTable(sidesOf(entry, stored), whose);
  const value = rows.length === 0 ? null : rows;
  return isDeepEqual(value, stored.value) && entry.isLeft
    ? null
    : { ...entry, value, base: stored };
};

/** Merges tables. Cells that both changed are conflicts. */
const meetTable = (entry: FormEntry, base: StoredValue, stored: StoredValue): FormEntry | null => {
  // A value is being sent, so its response decides which differences are the person's own.
  if (entry.isUnderWay) return entry;
  if (base.version === stored.version && isDeepEqual(base.value, stored.value)) return entry;
  return tableConflicts(sidesOf(entry, stored)).length > 0 ? entry : merged(entry, stored, 'MINE');
};

/**
 * Facts about a field that decide whether it has a list of independent values, such as documents.
 */
export type AnswerKind = Pick<FieldShape, 'kind' | 'constraints'>;

const isCollected = (asked: AnswerKind | undefined): boolean =>
  asked?.kind === 'DOCUMENT' && asked.constraints.multiple;

/** Applies additions and removals of both sides, so documents never conflict. */
const meetCollected = (
  entry: FormEntry,
  base: StoredValue,
  stored: StoredValue,
): FormEntry | null => {
  const [began, mine, theirs] = [base.value, entry.value, stored.value].map((of) =>
    of === null ? [] : itemsOf(of),
  );
  const there = new Set(began);
  const kept = (theirs ?? []).filter((one) => !there.has(one) || mine?.includes(one) === true);
  const added = (mine ?? []).filter((one) => !there.has(one) && !kept.includes(one));
  const all = [...kept, ...added];
  const value = all.length === 0 ? null : all;
  return isDeepEqual(value, stored.value) && entry.isLeft && !entry.isUnderWay
    ? null
    : { ...entry, value, base: stored };
};

/**
 * Updates an entry after the server has another version. Returns null if the values are equal, a
 * newer base if the version is one's own or was merged, and the same entry if there is a conflict.
 */
export const meetStored = (
  entry: FormEntry,
  stored: StoredValue,
  asked?: AnswerKind,
): FormEntry | null => {
  const { base } = entry;
  if (base === null) return { ...entry, base: stored };
  if (isTable(entry, stored)) return meetTable(entry, base, stored);
  if (base.version === stored.version) return entry;
  if (isCollected(asked)) return meetCollected(entry, base, stored);
  if (isDeepEqual(entry.value, stored.value))
    return entry.isLeft && !entry.isUnderWay ? null : { ...entry, base: stored };
  if (entry.offered !== undefined && isDeepEqual(entry.offered, stored.value))
    return { ...entry, base: stored };
  return entry;
};

/** Returns true if both the person and someone else changed the field. */
export const isInConflict = (entry: FormEntry, stored: StoredValue | undefined): boolean =>
  stored !== undefined &&
  entry.base !== null &&
  entry.base.version !== stored.version &&
  !(entry.isUnderWay && isTable(entry, stored)) &&
  !isDeepEqual(entry.value, stored.value);

/** Returns the cells of a table that both changed. */
export const conflictingCells = (entry: FormEntry, stored: StoredValue): readonly CellConflict[] =>
  isTable(entry, stored) ? tableConflicts(sidesOf(entry, stored)) : [];

/** Which of two values to keep. */
export interface Choice {
  readonly whose: 'MINE' | 'THEIRS';
  /** One cell of a table. Undefined for all conflicts. */
  readonly cell?: CellConflict | undefined;
}

/** Returns the entry after the selection, or null if there is nothing left to save. */
export const resolvedEntry = (
  entry: FormEntry,
  stored: StoredValue,
  { whose, cell }: Choice,
): FormEntry | null => {
  const left = { ...entry, isLeft: true, refusal: null };
  if (!isTable(entry, stored)) return whose === 'MINE' ? { ...left, base: stored } : null;
  if (cell === undefined || entry.base === null) return merged(left, stored, whose);
  const { base, mine } = settledSides(sidesOf(entry, stored), cell, whose);
  const settled = { ...entry.base, value: base };
  return meetTable({ ...left, value: mine, base: settled }, settled, stored);
};

/** Returns a new entry based on a stored value, without changes yet. */
export const unchangedEntry = (stored: StoredValue): FormEntry => ({
  value: stored.value,
  base: stored,
  isUnderWay: false,
  isLeft: false,
  refusal: null,
});

/**
 * Returns the entry rebased on the current stored value: unchanged parts follow it and tables are
 * merged. `isInConflict` reports the rest.
 */
export const rebasedEntry = (entry: FormEntry, stored: StoredValue): FormEntry =>
  isDeepEqual(entry.value, entry.base?.value ?? null)
    ? unchangedEntry(stored)
    : (meetStored(entry, stored) ?? unchangedEntry(stored));

/** Returns the rebased entry after a selection. */
export const resolvedOrUnchanged = (
  entry: FormEntry,
  stored: StoredValue,
  choice: Choice,
): FormEntry => ({
  ...(resolvedEntry(entry, stored, choice) ?? unchangedEntry(stored)),
  isLeft: false,
});
