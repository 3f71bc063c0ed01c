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
  description: 'A question that a blueprint can ask, at one place or at several.',
  interfaces: [AskedFieldRef],
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Stays the same from version to version.' }),
    origin: t.field({
      type: FieldOriginRef,
      nullable: true,
      description: 'Null: it belongs to this blueprint alone.',
      resolve: ({ origin }) => origin,
    }),
  }),
});

const StandsForRef = builder
  .objectRef<NonNullable<FieldInstance['item']>>('FieldInstanceItem')
  .implement({
    description: 'The item of a form that a field instance stands for.',
    fields: (t) => ({ form: t.exposeID('form'), item: t.exposeID('item') }),
  });

const SourcePolicyRef = builder.enumType('SourcePolicy', {
  description:
    'KEEP: the task stays as it was handed in. NOTIFY: it stays, and the feed says so. REOPEN: it is done again.',
  values: sourcePolicies,
});

export const FieldInstanceRef = builder.objectRef<FieldInstance>('FieldInstance').implement({
  description: 'A field at one place: on a task, or among what is asked at the start.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Stays the same from version to version.' }),
    field: t.exposeID('field', { description: 'Key of the field.' }),
    inputType: t.field({ type: InputTypeRef, resolve: ({ inputType }) => inputType }),
    source: t.exposeID('source', {
      nullable: true,
      description: 'Key of the place whose value is shown here.',
    }),
    value: t.field({ type: 'FieldValue', nullable: true, resolve: ({ value }) => value }),
    item: t.field({
      type: StandsForRef,
      nullable: true,
      description: 'Null: it stands there by itself.',
      resolve: ({ item }) => item,
    }),
    required: t.exposeBoolean('required', {
      description: 'INHERITED: the task is not handed in without it.',
    }),
    onSourceChange: t.field({
      type: SourcePolicyRef,
      description: 'INHERITED: what follows when its source is changed after it was handed in.',
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
  description: 'Where a place is shown.',
  values: ['DEFAULT'] as const,
});
const StandsForInput = builder.inputType('FieldInstanceItemInput', {
  fields: (t) => ({ form: t.id({ required: true }), item: t.id({ required: true }) }),
});
export const FieldInstanceInput = builder.inputType('FieldInstanceInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    field: t.id({ description: 'Key of the field; or `fieldId`.' }),
    fieldId: t.id(),
    inputType: t.field({ type: InputTypeRef, required: true }),
    source: t.id({ description: 'Or `sourceFieldInstanceValueId`.' }),
    sourceFieldInstanceValueId: t.id(),
    displayContext: t.field({
      type: DisplayContextRef,
      description: 'Every place is shown by default.',
    }),
    displayOrder: t.int({
      description: 'Those that say it stand in its order among themselves, the others as listed.',
    }),
    spectrumFieldVersionId: t.id({
      description:
        'Id of the edition of the workspace’s field that it is taken for; refused where the field says another (UnknownReference).',
    }),
    value: t.field({
      type: 'FieldValue',
      description: 'Or one of the typed values, as programs have them.',
    }),
    ...typedValues(t),
    item: t.field({ type: StandsForInput }),
    required: t.boolean(),
    onSourceChange: t.field({ type: SourcePolicyRef, description: 'Left out: KEEP.' }),
  }),
});
