import {
  asId,
  type CustomFieldId,
  type FieldKey,
  type FormItemKey,
  type FormKey,
  type InstanceKey,
} from '../core/ids.ts';
import { noConstraints, type FieldConstraints } from '../field/field-constraints.ts';
import type {
  AskedField,
  BlueprintField,
  ColumnKind,
  FieldColumn,
  FieldInstance,
  FieldKind,
  FieldOption,
  FieldValue,
  InputType,
} from '../field/field.ts';

type Maybe<T> = T | null | undefined;

/** Constraints as the API has them: what is left out is not constrained. */
export type WireConstraints = {
  readonly [Name in keyof FieldConstraints]?: Maybe<
    Name extends 'maxParties' ? number : FieldConstraints[Name]
  >;
};

/** What the API says of a question, wherever it is asked. */
interface WireAsked {
  readonly name: string;
  readonly kind: FieldKind;
  readonly options: readonly FieldOption[];
  readonly unit?: Maybe<string>;
  readonly constraints?: Maybe<WireConstraints>;
  readonly mayAppend?: Maybe<boolean>;
}

interface WireColumn extends WireAsked {
  readonly kind: ColumnKind;
  readonly key: string;
  readonly required: boolean;
}

export interface WireShape extends WireAsked {
  readonly columns?: Maybe<readonly WireColumn[]>;
}

export interface WireField extends WireShape {
  readonly key: string;
  readonly origin?: Maybe<{ readonly field: string; readonly version: number }>;
}

/** A value by its type (specification 7), for programs that have their values typed. */
export interface TypedValues {
  readonly stringValue?: Maybe<string>;
  readonly stringMultiValue?: Maybe<readonly string[]>;
  readonly partyIdMultiValue?: Maybe<readonly string[]>;
  readonly floatValue?: Maybe<number>;
  readonly intValue?: Maybe<number>;
  readonly booleanValue?: Maybe<boolean>;
  readonly dateValue?: Maybe<string>;
  readonly timeValue?: Maybe<string>;
}

/** Everything that is given, typed or not; a place takes one. */
export const valuesGiven = (
  wire: TypedValues & { readonly value?: Maybe<FieldValue> },
): readonly FieldValue[] =>
  [
    wire.value,
    wire.stringValue,
    wire.stringMultiValue,
    wire.partyIdMultiValue,
    wire.floatValue,
    wire.intValue,
    wire.booleanValue,
    wire.dateValue,
    wire.timeValue,
  ].filter((value) => value !== null && value !== undefined);

export interface WireFieldInstance extends TypedValues {
  readonly key: string;
  readonly field: string;
  readonly inputType: InputType;
  readonly source?: Maybe<string>;
  readonly value?: Maybe<FieldValue>;
  readonly item?: Maybe<{ readonly form: string; readonly item: string }>;
  readonly required?: Maybe<boolean>;
}

export const constraintsFromWire = (wire: Maybe<WireConstraints>): FieldConstraints => ({
  decimals: wire?.decimals ?? noConstraints.decimals,
  grouping: wire?.grouping ?? noConstraints.grouping,
  min: wire?.min ?? noConstraints.min,
  max: wire?.max ?? noConstraints.max,
  minLength: wire?.minLength ?? noConstraints.minLength,
  maxLength: wire?.maxLength ?? noConstraints.maxLength,
  markdown: wire?.markdown ?? noConstraints.markdown,
  withTime: wire?.withTime ?? noConstraints.withTime,
  day: wire?.day ?? noConstraints.day,
  maxParties: wire?.maxParties === 1 ? 1 : -1,
  multiple: wire?.multiple ?? noConstraints.multiple,
  documentTypes: wire?.documentTypes ?? noConstraints.documentTypes,
  allowLink: wire?.allowLink ?? noConstraints.allowLink,
  maxKilobytes: wire?.maxKilobytes ?? noConstraints.maxKilobytes,
});

const askedFromWire = (field: WireAsked): Omit<AskedField, 'key'> => ({
  name: field.name,
  kind: field.kind,
  options: field.options.map(({ id, name }) => ({ id, name })),
  unit: field.unit ?? null,
  constraints: constraintsFromWire(field.constraints),
  mayAppend: field.mayAppend ?? false,
});

const columnFromWire = ({ key, required, ...column }: WireColumn): FieldColumn => ({
  key: asId<FieldKey>(key),
  ...askedFromWire(column),
  kind: column.kind,
  required,
});

/** What the kinds look at, of a question that is asked anywhere. */
export const shapeFromWire = (field: WireShape): Omit<BlueprintField, 'key' | 'origin'> => ({
  ...askedFromWire(field),
  columns: (field.columns ?? []).map(columnFromWire),
});

export const fieldFromWire = (field: WireField): BlueprintField => ({
  key: asId<FieldKey>(field.key),
  ...shapeFromWire(field),
  origin: field.origin
    ? { field: asId<CustomFieldId>(field.origin.field), version: field.origin.version }
    : null,
});

export const instanceFromWire = (instance: WireFieldInstance): FieldInstance => ({
  key: asId<InstanceKey>(instance.key),
  field: asId<FieldKey>(instance.field),
  inputType: instance.inputType,
  source: typeof instance.source === 'string' ? asId<InstanceKey>(instance.source) : null,
  value: valuesGiven(instance)[0] ?? null,
  item: instance.item
    ? { form: asId<FormKey>(instance.item.form), item: asId<FormItemKey>(instance.item.item) }
    : null,
  required: instance.required ?? false,
});
