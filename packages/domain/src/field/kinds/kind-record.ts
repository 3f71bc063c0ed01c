import type { PlainDate } from '../../core/ids.ts';
import type { Refusal } from '../../core/refusal.ts';
import type { ConstraintName, FieldConstraints } from '../field-constraints.ts';
import type { FieldShape, FieldValue } from '../field.ts';
import { isBlank, storable } from '../../core/unseen-signs.ts';
import type { DayOrder } from '../written/day-order.ts';

/** What is needed to validate a value in addition to the field. */
export interface Judging {
  /** Today in the workspace's time zone; null to skip day rules, as in a blueprint. */
  readonly today: PlainDate | null;
}

/** How values are formatted for a person. */
export interface Writing {
  /** Language tag, such as `de` or `en-GB`. */
  readonly locale: string;
  /** Returns the name of a person, team, or role, or the id if it is unknown. */
  readonly nameOf?: (party: string) => string;
}

/** How texts of a person are parsed. */
export interface Reading {
  readonly locale: string;
  /** Whether the text was pasted instead of typed. */
  readonly isPasted?: boolean;
  /** Returns the person, team, or role with this name or address, or null. */
  readonly partyNamed?: (text: string) => string | null;
  /** Returns the row id for a pasted line, from 0. Required to parse tables. */
  readonly rowId?: (line: number) => string;
}

/** How cells of a file are parsed. */
export interface CellReading extends Reading {
  /** Whether dates with a time in database format are accepted. */
  readonly extraDateFormats: boolean;
  /** Time zone for times that name a zone; if missing, they stay unchanged. */
  readonly timeZone?: string;
  /** Order of day and month in the column; if missing, each date is parsed separately. */
  readonly dayOrder?: DayOrder | undefined;
}

/** The parts of a field that affect the order of its values. */
export interface ComparingField {
  readonly constraints: Pick<FieldConstraints, 'startOfDay'>;
}

/** The value of a cell, or why it can't be read. */
export interface CellValue {
  readonly value: FieldValue | null;
  readonly refusal: Refusal | null;
}

/** Filter operators of lists by field values. */
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

/** Filter operators of texts, ordered values, and lists. */
export const textFilters: readonly FilterOperator[] = ['EQUALS', 'NOT_EQUALS'];
export const orderFilters: readonly FilterOperator[] = ['EQUALS', 'GREATER_THAN', 'LESS_THAN'];
export const listFilters: readonly FilterOperator[] = [
  'CONTAINS_ALL',
  'CONTAINS_ANY',
  'CONTAINS_NONE',
];

/** All rules of one field type. Forms, API, and file import use the same record. */
export interface KindRecord {
  /** Whether the value is a list. */
  readonly isMultiple: boolean;
  /** Whether values are options of the field. */
  readonly hasOptions: boolean;
  /** Whether the field can allow custom values. */
  readonly takesWords: boolean;
  /** Filter operators, most common first. */
  readonly filters: readonly FilterOperator[];
  /** Constraints that the type uses. */
  readonly constraints: readonly ConstraintName[];
  /**
   * Returns the stored form of an input: null if empty, undefined for a wrong type. Drops unknown
   * options.
   */
  readonly parse: (raw: unknown, field: FieldShape) => FieldValue | null | undefined;
  /** Returns why a stored value can't be submitted, or null. */
  readonly validate: (value: FieldValue, field: FieldShape, judging: Judging) => Refusal | null;
  /** Compares two values for sorting; null for types without order. */
  readonly compare: ((a: FieldValue, b: FieldValue, field: ComparingField) => number) | null;
  /** Formats a value as people read and type it; `parseText` is the reverse. */
  readonly format: (value: FieldValue, field: FieldShape, writing: Writing) => string;
  /** Parses typed or pasted text: null if empty, undefined if it can't be parsed. */
  readonly parseText: (
    text: string,
    field: FieldShape,
    reading: Reading,
  ) => FieldValue | null | undefined;
  /** Parses the cell of a file. `validate` also checks the value. */
  readonly parseCell: (text: string, field: FieldShape, reading: CellReading) => CellValue;
}

export const cellOf = (value: FieldValue | null): CellValue => ({ value, refusal: null });
export const cellRefused = (refusal: Refusal): CellValue => ({ value: null, refusal });

/** Compares values that are stored as text. */
export const compareText = (a: FieldValue, b: FieldValue): number =>
  String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;

/** Returns the stored text; null if only blanks. */
export const parseLine = (raw: unknown): string | null | undefined => {
  if (raw === null) return null;
  if (typeof raw !== 'string') return undefined;
  return isBlank(raw) ? null : storable(raw).trim();
};
