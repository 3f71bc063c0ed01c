import type { BlueprintField, FieldInstance, SourcePolicy } from '@baton/domain/field/field';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
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
} from '../../fields/index.ts';

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
    fields: (t) => ({
      form: t.exposeID('form', { description: 'Key of the form.' }),
      item: t.exposeID('item', { description: 'Key of the item.' }),
    }),
  });

const SourcePolicyRef = builder.enumType('SourcePolicy', {
  description: 'What happens to a submitted task when the source of a value changes.',
  values: enumValues<SourcePolicy>({
    KEEP: 'The task keeps its submitted value.',
    NOTIFY: 'The task keeps its value, and the activity shows the change.',
    REOPEN: 'The task is reopened.',
  }),
});

export const FieldInstanceRef = builder.objectRef<FieldInstance>('FieldInstance').implement({
  description: 'Field at one place: on a task or the intake form.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    field: t.exposeID('field', { description: 'Key of the field.' }),
    inputType: t.field({
      type: InputTypeRef,
      description: 'How the field is filled in.',
      resolve: ({ inputType }) => inputType,
    }),
    source: t.exposeID('source', {
      nullable: true,
      description:
        'Key of the field instance whose value is inherited. Null for other input types.',
    }),
    value: t.field({
      type: 'FieldValue',
      nullable: true,
      description: 'Preset or default value. Null without one.',
      resolve: ({ value }) => value,
    }),
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
  description: 'Field of a blueprint or form.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    name: t.string({ required: true, description: 'Name of the file.' }),
    kind: t.field({ type: FieldKindRef, required: true, description: 'Type of the field.' }),
    options: t.field({
      type: [FieldOptionInput],
      required: true,
      description: 'Options of a select field. Empty for other types.',
    }),
    unit: t.string({
      description:
        'Currency: ISO 4217 code. Number: a CLDR unit such as `kilogram`, or a custom unit symbol.',
    }),
    constraints: t.field({ type: FieldConstraintsInput, description: 'Limits of the value.' }),
    mayAppend: t.boolean({ description: "True if people can enter values that aren't options." }),
    origin: t.field({
      type: FieldOriginInput,
      description: 'Custom field that it was copied from. Null for a field of this blueprint only.',
    }),
    columns: t.field({
      type: [FieldColumnInput],
      description: 'Columns of a table. Null for other types.',
    }),
  }),
});
const DisplayContextRef = builder.enumType('DisplayContext', {
  description: 'Where a field is shown.',
  values: enumValues({
    DEFAULT: 'In the form of the task.',
  }),
});
const StandsForInput = builder.inputType('FieldInstanceItemInput', {
  description: 'Form item of a field instance.',
  fields: (t) => ({
    form: t.id({ required: true, description: 'Key of the form.' }),
    item: t.id({ required: true, description: 'Key of the item.' }),
  }),
});
export const FieldInstanceInput = builder.inputType('FieldInstanceInput', {
  description: 'Field on a task or on the intake form.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    field: t.id({ description: 'Key of the field. Alternative: `fieldId`.' }),
    fieldId: t.id({ description: 'Key of the field.' }),
    inputType: t.field({
      type: InputTypeRef,
      required: true,
      description: 'How the field is filled in.',
    }),
    source: t.id({ description: 'Alternative: `sourceFieldInstanceValueId`.' }),
    sourceFieldInstanceValueId: t.id({
      description: 'Key of the field instance whose value is inherited.',
    }),
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
    item: t.field({
      type: StandsForInput,
      description: "Item of a form. Null if the field isn't part of a form.",
    }),
    required: t.boolean({
      description: "For INHERITED: true if the task can't be submitted without a value.",
    }),
    onSourceChange: t.field({ type: SourcePolicyRef, description: 'Default: KEEP.' }),
  }),
});
