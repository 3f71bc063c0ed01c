import { sourcePolicies, type BlueprintField, type FieldInstance } from '@baton/domain/field/field';
import { builder } from '../../platform/graphql/builder.ts';
import {
  AskedFieldRef,
  FieldColumnInput,
  FieldConstraintsInput,
  FieldKindRef,
  FieldOptionInput,
  FieldOriginInput,
  FieldOriginRef,
  InputTypeRef,
  typedValues,
} from '../fields/index.ts';

export const BlueprintFieldRef = builder.objectRef<BlueprintField>('BlueprintField').implement({
  description: 'Field of a blueprint, used at one or more places.',
  interfaces: [AskedFieldRef],
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    origin: t.field({
      type: FieldOriginRef,
      nullable: true,
      description: 'Custom field that it was copied from. Null for a field of this blueprint only.',
      resolve: ({ origin }) => origin,
    }),
  }),
});

const StandsForRef = builder
  .objectRef<NonNullable<FieldInstance['item']>>('FieldInstanceItem')
  .implement({
    description: 'Form item of a field instance.',
    fields: (t) => ({ form: t.exposeID('form'), item: t.exposeID('item') }),
  });

const SourcePolicyRef = builder.enumType('SourcePolicy', {
  description:
    'KEEP: the task keeps its submitted value. NOTIFY: it keeps the value, and the activity shows the change. REOPEN: the task is reopened.',
  values: sourcePolicies,
});

export const FieldInstanceRef = builder.objectRef<FieldInstance>('FieldInstance').implement({
  description: 'Field at one place: on a task or the intake form.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    field: t.exposeID('field', { description: 'Key of the field.' }),
    inputType: t.field({ type: InputTypeRef, resolve: ({ inputType }) => inputType }),
    source: t.exposeID('source', {
      nullable: true,
      description: 'Key of the field instance whose value is inherited.',
    }),
    value: t.field({ type: 'FieldValue', nullable: true, resolve: ({ value }) => value }),
    item: t.field({
      type: StandsForRef,
      nullable: true,
      description: "Item of a form. Null if the field isn't part of a form.",
      resolve: ({ item }) => item,
    }),
    required: t.exposeBoolean('required', {
      description: "For INHERITED: true if the task can't be submitted without a value.",
    }),
    onSourceChange: t.field({
      type: SourcePolicyRef,
      description: 'For INHERITED: what happens when the source changes after the submission.',
      resolve: ({ onSourceChange }) => onSourceChange ?? 'KEEP',
    }),
  }),
});

export const BlueprintFieldInput = builder.inputType('BlueprintFieldInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    name: t.string({ required: true }),
    kind: t.field({ type: FieldKindRef, required: true }),
    options: t.field({ type: [FieldOptionInput], required: true }),
    unit: t.string(),
    constraints: t.field({ type: FieldConstraintsInput }),
    mayAppend: t.boolean(),
    origin: t.field({ type: FieldOriginInput }),
    columns: t.field({ type: [FieldColumnInput] }),
  }),
});
const DisplayContextRef = builder.enumType('DisplayContext', {
  description: 'Where a field is shown.',
  values: ['DEFAULT'] as const,
});
const StandsForInput = builder.inputType('FieldInstanceItemInput', {
  fields: (t) => ({ form: t.id({ required: true }), item: t.id({ required: true }) }),
});
export const FieldInstanceInput = builder.inputType('FieldInstanceInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    field: t.id({ description: 'Key of the field. Alternative: `fieldId`.' }),
    fieldId: t.id(),
    inputType: t.field({ type: InputTypeRef, required: true }),
    source: t.id({ description: 'Alternative: `sourceFieldInstanceValueId`.' }),
    sourceFieldInstanceValueId: t.id(),
    displayContext: t.field({
      type: DisplayContextRef,
      description: 'Default: every place.',
    }),
    displayOrder: t.int({
      description: 'Order among fields with an order. Others keep the list order.',
    }),
    spectrumFieldVersionId: t.id({
      description:
        'Expected custom field version. Refused (UnknownReference) if the field has another one.',
    }),
    value: t.field({
      type: 'FieldValue',
      description: 'Value. Alternative: one of the typed values.',
    }),
    ...typedValues(t),
    item: t.field({ type: StandsForInput }),
    required: t.boolean(),
    onSourceChange: t.field({ type: SourcePolicyRef, description: 'Default: KEEP.' }),
  }),
});
