import { asId, type FieldKey, type InstanceKey } from '../core/ids.ts';
import type {
  BlueprintField,
  FieldInstance,
  FieldKind,
  FieldOption,
  FieldValue,
  InputType,
} from '../field/field.ts';

type Maybe<T> = T | null | undefined;

export interface WireField {
  readonly key: string;
  readonly name: string;
  readonly kind: FieldKind;
  readonly options: readonly FieldOption[];
  readonly unit?: Maybe<string>;
}

export interface WireFieldInstance {
  readonly key: string;
  readonly field: string;
  readonly inputType: InputType;
  readonly source?: Maybe<string>;
  readonly value?: Maybe<FieldValue>;
}

export const fieldFromWire = (field: WireField): BlueprintField => ({
  key: asId<FieldKey>(field.key),
  name: field.name,
  kind: field.kind,
  options: field.options.map(({ id, name }) => ({ id, name })),
  unit: field.unit ?? null,
});

export const instanceFromWire = (instance: WireFieldInstance): FieldInstance => ({
  key: asId<InstanceKey>(instance.key),
  field: asId<FieldKey>(instance.field),
  inputType: instance.inputType,
  source: typeof instance.source === 'string' ? asId<InstanceKey>(instance.source) : null,
  value: instance.value ?? null,
});
