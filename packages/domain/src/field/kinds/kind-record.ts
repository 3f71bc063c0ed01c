import type { PlainDate } from '../../core/ids.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { ConstraintName, FieldConstraints } from '../field-constraints.ts';
import type { FieldShape, FieldValue } from '../field.ts';
import { isBlank, storable } from '../../core/unseen-signs.ts';
import type { DayOrder } from '../written/day-order.ts';

/** What a value is judged against besides its field. */
export interface Judging {
  /** By the calendar of the workspace; null where no day is meant, as in a blueprint. */
  readonly today: PlainDate | null;
}

/** How values are written for a person. */
export interface Writing {
  /** Tag of the language, such as `de` or `en-GB`. */
  readonly locale: string;
  /** The name of a party; its id where nobody knows. */
  readonly nameOf?: (party: string) => string;
}

/** How texts of a person are read. */
export interface Reading {
  readonly locale: string;
  /** The text comes from the clipboard, not from the keyboard. */
  readonly isPasted?: boolean;
  /** The party that a name or an address means; null for nobody. */
  readonly partyNamed?: (text: string) => string | null;
  /** The id of the row that a pasted line becomes, from 0; without it no table is read. */
  readonly rowId?: (line: number) => string;
}

/** How the cells of a file are read. */
export interface CellReading extends Reading {
  /** Dates with a time, as databases write them, are taken too. */
  readonly extraDateFormats: boolean;
  /** By whose clock times that name a zone are kept; left out: as they stand. */
  readonly timeZone?: string;
  /** Whether the day or the month comes first in the column; left out: each date decides. */
  readonly dayOrder?: DayOrder | undefined;
}

/** What of a field decides the order of its values. */
export interface ComparingField {
  readonly constraints: Pick<FieldConstraints, 'startOfDay'>;
}

/** What a cell says, or why it says nothing that the field could take. */
export interface CellValue {
  readonly value: FieldValue | null;
  readonly refusal: Refusal | null;
}

/** How lists are filtered by answers to a field (specification 5.6). */
export type FilterOperator =
  | 'EQUALS'
  | 'NOT_EQUALS'
  | 'GREATER_THAN'
  | 'LESS_THAN'
  | 'CONTAINS_ALL_OF'
  | 'CONTAINS_ALL'
  | 'CONTAINS_ANY'
  | 'CONTAINS_NONE'
  | 'IS_ANY_OF'
  | 'IS_NONE_OF';

/** Filters of words, of what has an order, and of lists. */
export const textFilters: readonly FilterOperator[] = ['EQUALS', 'NOT_EQUALS'];
export const orderFilters: readonly FilterOperator[] = ['EQUALS', 'GREATER_THAN', 'LESS_THAN'];
export const listFilters: readonly FilterOperator[] = [
  'CONTAINS_ALL',
  'CONTAINS_ANY',
  'CONTAINS_NONE',
];

/**
 * Everything that one kind of field knows of its values. The same record serves the form in
 * the browser, the API and whoever reads a file.
 */
export interface KindRecord {
  /** Holds a list; every other kind holds one value. */
  readonly isMultiple: boolean;
  /** Is answered by choosing among the field's options. */
  readonly hasOptions: boolean;
  /** Whoever fills it in may be let add to the options: words stand for themselves. */
  readonly takesWords: boolean;
  /** How lists are filtered by its values, the most usual first. */
  readonly filters: readonly FilterOperator[];
  /** What can be demanded of its values. */
  readonly constraints: readonly ConstraintName[];
  /**
   * The value that is kept of what was handed in: null for nothing, undefined where it is
   * not of this kind at all. Choices that the field does not have are dropped.
   */
  readonly parse: (raw: unknown, field: FieldShape) => FieldValue | null | undefined;
  /** What keeps a kept value from being handed in, or null. */
  readonly validate: (value: FieldValue, field: FieldShape, judging: Judging) => Refusal | null;
  /**
   * Negative, zero or positive as the first comes before, with or after the second; null for
   * kinds that have no order.
   */
  readonly compare: ((a: FieldValue, b: FieldValue, field: ComparingField) => number) | null;
  /** The value as people read and type it; `parseText` reads it back. */
  readonly format: (value: FieldValue, field: FieldShape, writing: Writing) => string;
  /** What somebody typed or pasted: null for nothing, undefined where it cannot be understood. */
  readonly parseText: (
    text: string,
    field: FieldShape,
    reading: Reading,
  ) => FieldValue | null | undefined;
  /** The cell of a file (specification 5.4). The value is judged by `validate` besides. */
  readonly parseCell: (text: string, field: FieldShape, reading: CellReading) => CellValue;
}

export const cellOf = (value: FieldValue | null): CellValue => ({ value, refusal: null });
export const cellRefused = (refusal: Refusal): CellValue => ({ value: null, refusal });

/** Order of values that are kept as text. */
export const compareText = (a: FieldValue, b: FieldValue): number =>
  String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;

/** The kept text: null where nothing of it could be seen. */
export const parseLine = (raw: unknown): string | null | undefined => {
  if (raw === null) return null;
  if (typeof raw !== 'string') return undefined;
  return isBlank(raw) ? null : storable(raw).trim();
};
