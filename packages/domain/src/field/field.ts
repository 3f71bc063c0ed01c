import type { CustomFieldId, FieldKey, FormItemKey, FormKey, InstanceKey } from '../core/ids.ts';
import type { FieldConstraints } from './field-constraints.ts';

/** Field types by data format. Each has its record in `kinds/`. */
export type FieldKind =
  | 'TEXT'
  | 'NUMBER'
  | 'CURRENCY'
  | 'DATE'
  | 'SELECT'
  | 'MULTI_SELECT'
  | 'EMAIL'
  | 'PHONE'
  | 'CHECKBOX'
  | 'PEOPLE'
  | 'PRODUCT_OBJECT'
  | 'DOCUMENT'
  | 'SIGNATURE'
  | 'CERTIFICATE'
  | 'TABLE';

/** Types of table columns. Tables can't be nested. */
export type ColumnKind = Exclude<FieldKind, 'TABLE'>;

/**
 * The value of a field. A day is `yyyy-MM-dd`, an option its id, people the ids of people, teams,
 * and roles, product objects their ids, a table its rows. Null means no value: empty texts and
 * lists don't exist.
 */
export type FieldValue = CellContent | readonly TableRow[];

/** The value of a table cell, or of a field that isn't a table. */
export type CellContent = string | number | boolean | readonly string[];

/** A row of a table. Its number is its position from 1; its id stays when it moves. */
export interface TableRow {
  /** A UUID, set by the creator of the row. */
  readonly row: string;
  /** Cells by column key; cells without a value are missing. */
  readonly cells: Readonly<Record<FieldKey, CellContent>>;
}

/** An option; its id stays when its name changes. */
export interface FieldOption {
  readonly id: string;
  readonly name: string;
}

/** The properties of a field in a blueprint or form, or of a table column. */
export interface FieldDefinition {
  readonly key: FieldKey;
  readonly name: string;
  readonly kind: FieldKind;
  /** Empty for types without options. */
  readonly options: readonly FieldOption[];
  /** The unit of a number, or the ISO 4217 code of a currency; null for other types. */
  readonly unit: string | null;
  readonly constraints: FieldConstraints;
  /** Whether people can enter a value that isn't an option. */
  readonly mayAppend: boolean;
}

/** A column of a table. */
export interface FieldColumn extends FieldDefinition {
  readonly kind: ColumnKind;
  /** Whether each row needs a value. */
  readonly required: boolean;
}

/** The version of a custom field that a field was copied from. */
export interface FieldOrigin {
  readonly field: CustomFieldId;
  readonly version: number;
}

/** A field of a blueprint, used on one or several tasks or on the intake form. */
export interface BlueprintField extends FieldDefinition {
  /** Null if it belongs only to this blueprint. */
  readonly origin: FieldOrigin | null;
  /** Columns of a table; empty for other types. */
  readonly columns: readonly FieldColumn[];
}

/** The properties that type rules use. */
export type FieldShape = Pick<
  BlueprintField,
  'kind' | 'options' | 'unit' | 'constraints' | 'mayAppend' | 'columns'
>;

/**
 * How a field on a task or intake form gets its value. REQUESTED is required, OPTIONAL isn't.
 * PROVIDED is preset and read-only. INHERITED shows its source. HIDDEN is filled in by requests or
 * linked workflows.
 */
export type InputType = 'REQUESTED' | 'OPTIONAL' | 'PROVIDED' | 'INHERITED' | 'HIDDEN';

/** Returns whether people fill in the field. */
export const isFilledInByPeople = ({ inputType }: { readonly inputType: InputType }): boolean =>
  inputType === 'REQUESTED' || inputType === 'OPTIONAL';

/** A field on one task or on the intake form. */
export interface FieldInstance {
  readonly key: InstanceKey;
  readonly field: FieldKey;
  readonly inputType: InputType;
  /** The field whose value is shown until this one has its own. */
  readonly source: InstanceKey | null;
  /** For PROVIDED the preset value, otherwise the default value. */
  readonly value: FieldValue | null;
  /** The form item that it belongs to; null without a form. */
  readonly item: { readonly form: FormKey; readonly item: FormItemKey } | null;
  /** Whether an INHERITED value is required to submit. REQUESTED ones always are. */
  readonly required: boolean;
  /** What happens if the source of an INHERITED value changes after submission; KEEP if missing. */
  readonly onSourceChange?: SourcePolicy;
}

/**
 * What happens to a submitted value if its source changes: it is kept, it is kept and the change is
 * recorded, or the task is reopened.
 */
export const sourcePolicies = ['KEEP', 'NOTIFY', 'REOPEN'] as const;
export type SourcePolicy = (typeof sourcePolicies)[number];
