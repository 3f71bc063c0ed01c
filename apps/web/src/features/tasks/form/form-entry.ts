import { isDeepEqual } from '@baton/domain/core/equality';
import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import {
  mergedTable,
  settledSides,
  tableConflicts,
  type CellConflict,
  type TableSides,
} from '@baton/domain/field/table-merge';

/** What was typed into a field and is not known to be stored. */
export interface FormEntry {
  readonly value: FieldValue | null;
  /** What the person had before their eyes; null where it is not known yet. */
  readonly base: StoredValue | null;
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

/** What both changed in a table is asked; all else is put together. */
const meetTable = (entry: FormEntry, base: StoredValue, stored: StoredValue): FormEntry | null => {
  // What of it is one's own is known once the answer is there.
  if (entry.isUnderWay) return entry;
  if (base.version === stored.version && isDeepEqual(base.value, stored.value)) return entry;
  return tableConflicts(sidesOf(entry, stored)).length > 0 ? entry : merged(entry, stored, 'MINE');
};

/** Whether each of several answers to a question stands for itself, as documents do. */
export type AnswerKind = Pick<FieldShape, 'kind' | 'constraints'>;

const isCollected = (asked: AnswerKind | undefined): boolean =>
  asked?.kind === 'DOCUMENT' && asked.constraints.multiple;

/** What one added and the other took out is all done: nobody has to choose between documents. */
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
 * What becomes of an entry when the server is seen to hold another version: null where it
 * holds the same, a newer base where that version is our own or the two could be merged,
 * unchanged where somebody else's came between.
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

/** Both the person and somebody else have changed the field since the person saw it. */
export const isInConflict = (entry: FormEntry, stored: StoredValue | undefined): boolean =>
  stored !== undefined &&
  entry.base !== null &&
  entry.base.version !== stored.version &&
  !(entry.isUnderWay && isTable(entry, stored)) &&
  !isDeepEqual(entry.value, stored.value);

/** The cells of a table that both have changed. */
export const conflictingCells = (entry: FormEntry, stored: StoredValue): readonly CellConflict[] =>
  isTable(entry, stored) ? tableConflicts(sidesOf(entry, stored)) : [];

/** Which of two answers is to stand. */
export interface Choice {
  readonly whose: 'MINE' | 'THEIRS';
  /** One cell of a table; left out: all that is asked. */
  readonly cell?: CellConflict | undefined;
}

/** The entry once the person has chosen; null where nothing of it is left to be stored. */
export const chosenEntry = (
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

/** Another value for what is stored is begun with it. */
export const begunEntry = (stored: StoredValue): FormEntry => ({
  value: stored.value,
  base: stored,
  isUnderWay: false,
  isLeft: false,
  refusal: null,
});

/**
 * What is typed in the place of a stored value, with what that has become since: what was not
 * touched follows it, tables are put together, and of the rest `isInConflict` says what is asked.
 */
export const entryUpon = (entry: FormEntry, stored: StoredValue): FormEntry =>
  isDeepEqual(entry.value, entry.base?.value ?? null)
    ? begunEntry(stored)
    : (meetStored(entry, stored) ?? begunEntry(stored));

/** The same once somebody has chosen. */
export const chosenUpon = (entry: FormEntry, stored: StoredValue, choice: Choice): FormEntry => ({
  ...(chosenEntry(entry, stored, choice) ?? begunEntry(stored)),
  isLeft: false,
});
