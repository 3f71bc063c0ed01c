import type { CustomFieldId, FieldKey, FormItemKey, FormKey, InstanceKey } from '../core/ids.ts';
import type { FieldConstraints } from './field-constraints.ts';

/** Kinds of fields, by shape (specification 3.3). Each has its record in `kinds/`. */
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

/** What a column of a table can be: tables do not stand in tables. */
export type ColumnKind = Exclude<FieldKind, 'TABLE'>;

/**
 * What a field holds. A day is `yyyy-MM-dd`, a choice the id of its option, people the ids
 * of their parties, product objects theirs, a table its rows. Nothing is null: there is no empty text and no empty list.
 */
export type FieldValue = CellContent | readonly TableRow[];

/** What a cell of a table holds, and every field that is no table. */
export type CellContent = string | number | boolean | readonly string[];

/** A row of a table. Its number is its place, from 1; its id outlives moving it. */
export interface TableRow {
  /** A UUID, given by whoever makes the row. */
  readonly row: string;
  /** By the key of the column; a cell without a value is not there. */
  readonly cells: Readonly<Record<FieldKey, CellContent>>;
}

/** Something that can be chosen; the id outlives a change of its name. */
export interface FieldOption {
  readonly id: string;
  readonly name: string;
}

/** What a question is, wherever it is asked: in a blueprint, in a form, or as a column of a table. */
export interface AskedField {
  readonly key: FieldKey;
  readonly name: string;
  readonly kind: FieldKind;
  /** What can be chosen; empty for kinds without choice. */
  readonly options: readonly FieldOption[];
  /** What a number counts, or a currency as its ISO 4217 code; null for every other kind. */
  readonly unit: string | null;
  readonly constraints: FieldConstraints;
  /** Whoever fills it in may answer with what is no option yet. */
  readonly mayAppend: boolean;
}

/** A column of a table. */
export interface FieldColumn extends AskedField {
  readonly kind: ColumnKind;
  /** Every row has to answer it. */
  readonly required: boolean;
}

/** The edition of a field of the workspace's library that a field was copied from. */
export interface FieldOrigin {
  readonly field: CustomFieldId;
  readonly version: number;
}

/** A question that a blueprint can ask, at one place or at several. */
export interface BlueprintField extends AskedField {
  /** Null: it belongs to this blueprint alone. */
  readonly origin: FieldOrigin | null;
  /** Of a table; empty for every other kind. */
  readonly columns: readonly FieldColumn[];
}

/** What the kinds look at. */
export type FieldShape = Pick<
  BlueprintField,
  'kind' | 'options' | 'unit' | 'constraints' | 'mayAppend' | 'columns'
>;

/**
 * How a place fills its field. REQUESTED must be answered, OPTIONAL may. PROVIDED was set
 * by the designer and only read. INHERITED shows its source. HIDDEN is filled by machines
 * and never asked.
 */
export type InputType = 'REQUESTED' | 'OPTIONAL' | 'PROVIDED' | 'INHERITED' | 'HIDDEN';

/** A field at one place: on a task, or among what is asked at the start. */
export interface FieldInstance {
  readonly key: InstanceKey;
  readonly field: FieldKey;
  readonly inputType: InputType;
  /** The place whose value is shown here until this one has its own. */
  readonly source: InstanceKey | null;
  /** PROVIDED: the value. Otherwise what the form begins with. */
  readonly value: FieldValue | null;
  /** The item of a form that it stands here for; null: it stands here by itself. */
  readonly item: { readonly form: FormKey; readonly item: FormItemKey } | null;
  /** INHERITED: the task is not handed in without it. What is REQUESTED always is. */
  readonly required: boolean;
  /** INHERITED: what becomes of the task when its source is changed after it was handed in; left out: KEEP. */
  readonly onSourceChange?: SourcePolicy;
}

/** It stays as it was handed in; it stays, and is told so; or it is done again. */
export const sourcePolicies = ['KEEP', 'NOTIFY', 'REOPEN'] as const;
export type SourcePolicy = (typeof sourcePolicies)[number];
