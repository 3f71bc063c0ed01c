import {
  asId,
  type CustomFieldId,
  type FieldKey,
  type FormItemKey,
  type FormKey,
  type InstanceKey,
} from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { noConstraints, type FieldConstraints } from '../../field/field-constraints.ts';
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
  SourcePolicy,
} from '../../field/field.ts';
import { newConstraints } from '../../field/fitted-field.ts';
import { customFieldVersionId } from '../../field/custom/custom-field.ts';
import { typesGiven, type TypedValues } from '../../field/values/typed-values.ts';

type Maybe<T> = T | null | undefined;

/** Constraints in API input; missing ones don't apply. */
export type WireConstraints = {
  readonly [Name in keyof FieldConstraints]?: Maybe<
    Name extends 'maxParties' ? number : FieldConstraints[Name]
  >;
};

/** Constraints in API output; all are present, since an editor sends back what it read. */
export type ReadConstraints = {
  readonly [Name in keyof FieldConstraints]: Maybe<
    Name extends 'maxParties' ? number : FieldConstraints[Name]
  >;
};

/** A field in the API. */
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

export interface WireFieldInstance extends TypedValues {
  readonly key: string;
  /** Or `fieldId`, which programs may send. */
  readonly field?: Maybe<string>;
  readonly fieldId?: Maybe<string>;
  readonly inputType: InputType;
  /** Key of the source. Programs can send `sourceFieldInstanceValueId` instead. */
  readonly source?: Maybe<string>;
  readonly sourceFieldInstanceValueId?: Maybe<string>;
  /** The version of the custom field that the client expects. */
  readonly spectrumFieldVersionId?: Maybe<string>;
  /** Position among the instances that have one; others keep their place in the list. */
  readonly displayOrder?: Maybe<number>;
  readonly value?: Maybe<FieldValue>;
  readonly item?: Maybe<{ readonly form: string; readonly item: string }>;
  readonly required?: Maybe<boolean>;
  readonly onSourceChange?: Maybe<SourcePolicy>;
}

/**
 * Missing constraints don't apply, except decimals, which have the default of the type. An explicit
 * null stays.
 */
const constraintsFromWire = (wire: Maybe<WireConstraints>, kind: FieldKind): FieldConstraints => ({
  decimals: wire?.decimals === undefined ? newConstraints(kind).decimals : wire.decimals,
  grouping: wire?.grouping ?? noConstraints.grouping,
  min: wire?.min ?? noConstraints.min,
  max: wire?.max ?? noConstraints.max,
  minLength: wire?.minLength ?? noConstraints.minLength,
  maxLength: wire?.maxLength ?? noConstraints.maxLength,
  oneLine: wire?.oneLine ?? noConstraints.oneLine,
  markdown: wire?.markdown ?? noConstraints.markdown,
  withTime: wire?.withTime ?? noConstraints.withTime,
  startOfDay: wire?.startOfDay ?? noConstraints.startOfDay,
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
  constraints: constraintsFromWire(field.constraints, field.kind),
  mayAppend: field.mayAppend ?? false,
});

/** Key of a new column; it gets a real key when it is saved. */
export const unsavedColumn = '-1';

/** Returns the columns with new keys for unsaved ones. */
export const savedColumns = <Column extends { readonly key: string }>(
  columns: readonly Column[],
  newKey: () => string,
): readonly Column[] =>
  columns.map((column) => (column.key === unsavedColumn ? { ...column, key: newKey() } : column));

const columnFromWire = ({ key, required, ...column }: WireColumn): FieldColumn => ({
  key: asId<FieldKey>(key),
  ...askedFromWire(column),
  kind: column.kind,
  required,
});

/** Returns the shape of a field for the rules of its type. */
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

const sourceOf = (instance: WireFieldInstance): InstanceKey | null => {
  const source = instance.source ?? instance.sourceFieldInstanceValueId;
  return source == null ? null : asId<InstanceKey>(source);
};

const instanceFromWire = (instance: WireFieldInstance): FieldInstance => ({
  key: asId<InstanceKey>(instance.key),
  field: asId<FieldKey>(instance.field ?? instance.fieldId ?? ''),
  inputType: instance.inputType,
  source: sourceOf(instance),
  value: typesGiven(instance)[0]?.value ?? null,
  item: instance.item
    ? { form: asId<FormKey>(instance.item.form), item: asId<FormItemKey>(instance.item.item) }
    : null,
  required: instance.required ?? false,
  ...(instance.onSourceChange == null || instance.onSourceChange === 'KEEP'
    ? {}
    : { onSourceChange: instance.onSourceChange }),
});

/** Returns the instances of a form in display order. */
export const instancesFromWire = (
  instances: readonly WireFieldInstance[],
): readonly FieldInstance[] => {
  const ordered = instances
    .filter(({ displayOrder }) => displayOrder != null)
    .toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
    .values();
  return instances
    .map((one) => (one.displayOrder == null ? one : (ordered.next().value ?? one)))
    .map(instanceFromWire);
};

/** Refuses instances that expect another version of a field. */
export const customFieldVersionRefusals = (
  instances: readonly WireFieldInstance[],
  fields: Readonly<Record<FieldKey, BlueprintField>>,
): readonly Refusal[] =>
  instances
    .filter(({ field, fieldId, spectrumFieldVersionId }) => {
      const origin = fields[asId<FieldKey>(field ?? fieldId ?? '')]?.origin ?? null;
      const named = spectrumFieldVersionId ?? null;
      return named !== null && (origin === null || customFieldVersionId(origin) !== named);
    })
    .map(({ key }) => refuse('UnknownReference', {}, `fields.${key}.spectrumFieldVersionId`));
