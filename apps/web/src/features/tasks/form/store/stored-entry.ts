import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldValue } from '@baton/domain/field/field';
import { isRows, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { tablePatchBetween } from '@baton/domain/field/tables/table-diff';
import { patchedRows, type TablePatch } from '@baton/domain/field/tables/table-patch';
import type { FormEntry, StoredValue } from '../entry/form-entry.ts';

/**
 * Another version of a value. Of a table, only the differences are stored, because it can have
 * thousands of rows.
 */
type Beside = { readonly value: FieldValue | null } | { readonly back: TablePatch };

/** The part of an entry that is stored in the browser. */
export interface StoredEntry {
  readonly value: FieldValue | null;
  readonly base: (Pick<StoredValue, 'version'> & Beside) | null;
  readonly offered?: Beside;
  /** A refused entry isn't sent again automatically on the next visit. */
  readonly refusal?: Refusal;
}

const beside = (value: FieldValue | null, other: FieldValue | null): Beside =>
  isRows(value) && isRows(other) ? { back: tablePatchBetween(value, other) } : { value: other };

const besideOf = (value: FieldValue | null, other: Beside): FieldValue | null =>
  'back' in other ? patchedRows(rowsOf(value), other.back) : other.value;

export const storedEntry = ({ value, base, offered, refusal }: FormEntry): StoredEntry => ({
  value,
  base: base === null ? null : { version: base.version, ...beside(value, base.value) },
  ...(offered !== undefined && { offered: beside(value, offered) }),
  ...(refusal === null ? {} : { refusal }),
});

export const entryOf = ({ value, base, offered, refusal }: StoredEntry): FormEntry => ({
  value,
  base: base === null ? null : { version: base.version, value: besideOf(value, base) },
  offered: offered === undefined ? undefined : besideOf(value, offered),
  refusal: refusal ?? null,
  isUnderWay: false,
  isLeft: true,
});

export const isStoredEntry = (stored: unknown): stored is StoredEntry =>
  typeof stored === 'object' &&
  stored !== null &&
  'value' in stored &&
  'base' in stored &&
  typeof stored.base === 'object';
