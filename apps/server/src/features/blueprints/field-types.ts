import type { BlueprintField, FieldInstance, FieldOption } from '@baton/domain/field/field';
import { builder } from '../../platform/graphql/builder.ts';
import { FieldKindRef, InputTypeRef } from '../tasks/index.ts';

const FieldOptionRef = builder.objectRef<FieldOption>('FieldOption').implement({
  description: 'Something that can be chosen.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

export const BlueprintFieldRef = builder.objectRef<BlueprintField>('BlueprintField').implement({
  description: 'A question that a blueprint can ask, at one place or at several.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Stays the same from version to version.' }),
    name: t.exposeString('name'),
    kind: t.field({ type: FieldKindRef, resolve: ({ kind }) => kind }),
    options: t.field({ type: [FieldOptionRef], resolve: ({ options }) => options }),
    unit: t.exposeString('unit', { nullable: true, description: 'Currency: its ISO 4217 code.' }),
  }),
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
  }),
});

const FieldOptionInput = builder.inputType('FieldOptionInput', {
  fields: (t) => ({ id: t.id({ required: true }), name: t.string({ required: true }) }),
});
export const BlueprintFieldInput = builder.inputType('BlueprintFieldInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    name: t.string({ required: true }),
    kind: t.field({ type: FieldKindRef, required: true }),
    options: t.field({ type: [FieldOptionInput], required: true }),
    unit: t.string(),
  }),
});
export const FieldInstanceInput = builder.inputType('FieldInstanceInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    field: t.id({ required: true }),
    inputType: t.field({ type: InputTypeRef, required: true }),
    source: t.id(),
    value: t.field({ type: 'FieldValue' }),
  }),
});
