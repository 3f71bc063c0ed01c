import type { DayRule, FieldConstraints } from '@baton/domain/field/field-constraints';
import type {
  BlueprintField,
  ColumnKind,
  FieldColumn,
  FieldKind,
  FieldOption,
  FieldOrigin,
  InputType,
} from '@baton/domain/field/field';
import { editionId } from '@baton/domain/field/custom-field';
import type { RunValue } from '@baton/domain/field/run-value';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { RunDetails } from '../runs/index.ts';
import { askedAt } from './asked-words.ts';

export const FieldKindRef = builder.enumType('FieldKind', {
  values: [
    'TEXT',
    'NUMBER',
    'CURRENCY',
    'DATE',
    'SELECT',
    'MULTI_SELECT',
    'EMAIL',
    'PHONE',
    'CHECKBOX',
    'PEOPLE',
    'PRODUCT_OBJECT',
    'TABLE',
    'DOCUMENT',
    'SIGNATURE',
    'CERTIFICATE',
  ] as const satisfies readonly FieldKind[],
});
const ColumnKindRef = builder.enumType('ColumnKind', {
  description: 'Column types: every field type except TABLE.',
  values: [
    'TEXT',
    'NUMBER',
    'CURRENCY',
    'DATE',
    'SELECT',
    'MULTI_SELECT',
    'EMAIL',
    'PHONE',
    'CHECKBOX',
    'PEOPLE',
    'PRODUCT_OBJECT',
    'DOCUMENT',
    'SIGNATURE',
    'CERTIFICATE',
  ] as const satisfies readonly ColumnKind[],
});
export const InputTypeRef = builder.enumType('InputType', {
  description:
    'REQUESTED: required. OPTIONAL: can be empty. PROVIDED: read-only. INHERITED: from a source. HIDDEN: filled by machines.',
  values: [
    'REQUESTED',
    'OPTIONAL',
    'PROVIDED',
    'INHERITED',
    'HIDDEN',
  ] as const satisfies readonly InputType[],
});
const DayRuleRef = builder.enumType('DayRule', {
  description: 'Allowed dates, compared with today.',
  values: ['ANY', 'TODAY_OR_LATER', 'TODAY_OR_EARLIER'] as const satisfies readonly DayRule[],
});

export const FieldOptionRef = builder.objectRef<FieldOption>('FieldOption').implement({
  description: 'Option of a select field.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const FieldConstraintsRef = builder.objectRef<FieldConstraints>('FieldConstraints').implement({
  description: 'Limits of a value. Null means no limit.',
  fields: (t) => ({
    decimals: t.exposeInt('decimals', {
      nullable: true,
      description: 'Decimals. 0 for whole numbers.',
    }),
    grouping: t.exposeBoolean('grouping', { description: 'True if thousands are grouped.' }),
    min: t.exposeFloat('min', { nullable: true }),
    max: t.exposeFloat('max', { nullable: true }),
    minLength: t.exposeInt('minLength', { nullable: true }),
    maxLength: t.exposeInt('maxLength', { nullable: true }),
    oneLine: t.exposeBoolean('oneLine', {
      description: 'True if a text has one line. Ignored for Markdown.',
    }),
    markdown: t.exposeBoolean('markdown'),
    withTime: t.exposeBoolean('withTime', {
      description: "True if dates have a time (yyyy-MM-dd'T'HH:mm, in the workspace time zone).",
    }),
    startOfDay: t.exposeBoolean('startOfDay', {
      description: 'True if a date without a time means the start of that day. Otherwise, its end.',
    }),
    day: t.field({ type: DayRuleRef, resolve: ({ day }) => day }),
    maxParties: t.int({
      description: '1 for one person, team, or role. -1 for any number.',
      resolve: ({ maxParties }) => maxParties,
    }),
    multiple: t.exposeBoolean('multiple', {
      description: 'True if several documents or product objects are allowed.',
    }),
    documentTypes: t.exposeStringList('documentTypes', {
      description: 'Accepted file extensions. Empty for all.',
    }),
    allowLink: t.exposeBoolean('allowLink', { description: 'True if a document can be a link.' }),
    maxKilobytes: t.exposeInt('maxKilobytes', {
      nullable: true,
      description: 'Maximum size of each document.',
    }),
  }),
});

const FieldColumnRef = builder.objectRef<FieldColumn>('FieldColumn').implement({
  description: 'Column of a table.',
  fields: (t) => ({
    key: t.exposeID('key'),
    name: t.exposeString('name'),
    kind: t.field({ type: ColumnKindRef, resolve: ({ kind }) => kind }),
    options: t.field({ type: [FieldOptionRef], resolve: ({ options }) => options }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Currency: ISO 4217 code. Number: unit.',
    }),
    constraints: t.field({ type: FieldConstraintsRef, resolve: ({ constraints }) => constraints }),
    mayAppend: t.exposeBoolean('mayAppend'),
    required: t.exposeBoolean('required', { description: 'True if every row needs a value.' }),
  }),
});

export const FieldOriginRef = builder.objectRef<FieldOrigin>('FieldOrigin').implement({
  description: 'Custom field version that a field was copied from.',
  fields: (t) => ({
    field: t.exposeID('field'),
    version: t.exposeInt('version'),
    spectrumFieldVersionId: t.id({
      description: 'Custom field id and version in one.',
      resolve: (origin) => editionId(origin),
    }),
  }),
});

/** A custom field, or a field of a workflow. */
type Asking = BlueprintField | { readonly place: RunValue; readonly details: RunDetails };

const askedBy = (asking: Asking): BlueprintField =>
  'place' in asking ? asking.place.field : asking;

/** Returns a part of the field's definition in the reader's language. */
const inWords = <Part>(
  asking: Asking,
  context: RequestContext,
  part: (field: BlueprintField) => Part,
): Part | Promise<Part> => {
  if (!('place' in asking)) return part(asking);
  const asked = askedAt(context, asking.details, asking.place);
  // Resolves synchronously for large forms if the translation is already loaded.
  return asked instanceof Promise ? asked.then(part) : part(asked);
};

export const AskedFieldRef = builder.interfaceRef<Asking>('AskedField').implement({
  description: 'Definition of a field in the reader’s language.',
  fields: (t) => ({
    name: t.string({
      description: "Name of the field. In a workflow, in the reader's language.",
      resolve: (asking, _, context) => inWords(asking, context, ({ name }) => name),
    }),
    kind: t.field({ type: FieldKindRef, resolve: (asking) => askedBy(asking).kind }),
    options: t.field({
      type: [FieldOptionRef],
      description: "Name of the field. In a workflow, in the reader's language.",
      resolve: (asking, _, context) => inWords(asking, context, ({ options }) => options),
    }),
    unit: t.string({
      nullable: true,
      description:
        'Currency: ISO 4217 code. Number: a CLDR unit such as `kilogram`, or a custom unit symbol.',
      resolve: (asking) => askedBy(asking).unit,
    }),
    constraints: t.field({
      type: FieldConstraintsRef,
      resolve: (asking) => askedBy(asking).constraints,
    }),
    mayAppend: t.boolean({
      description: "True if people can enter values that aren't options.",
      resolve: (asking) => askedBy(asking).mayAppend,
    }),
    columns: t.field({
      type: [FieldColumnRef],
      description: "Columns of a table. In a workflow, in the reader's language.",
      resolve: (asking, _, context) => inWords(asking, context, ({ columns }) => columns),
    }),
  }),
});

export const FieldOptionInput = builder.inputType('FieldOptionInput', {
  fields: (t) => ({ id: t.id({ required: true }), name: t.string({ required: true }) }),
});
export const FieldConstraintsInput = builder.inputType('FieldConstraintsInput', {
  description: "Omitted limits don't apply.",
  fields: (t) => ({
    decimals: t.int({ description: 'Default: 0 for numbers, 2 for currency. Null: no limit.' }),
    grouping: t.boolean({ description: 'Default: true.' }),
    min: t.float(),
    max: t.float(),
    minLength: t.int(),
    maxLength: t.int(),
    oneLine: t.boolean(),
    markdown: t.boolean(),
    withTime: t.boolean(),
    startOfDay: t.boolean(),
    day: t.field({ type: DayRuleRef }),
    maxParties: t.int({ description: '1, or -1 for any number.' }),
    multiple: t.boolean({ description: 'Default: true.' }),
    documentTypes: t.stringList(),
    allowLink: t.boolean({ description: 'Default: true.' }),
    maxKilobytes: t.int(),
  }),
});
export const FieldColumnInput = builder.inputType('FieldColumnInput', {
  fields: (t) => ({
    key: t.id({ required: true, description: 'Column key. -1 for a column that was never saved.' }),
    name: t.string({ required: true }),
    kind: t.field({ type: ColumnKindRef, required: true }),
    options: t.field({ type: [FieldOptionInput], required: true }),
    unit: t.string(),
    constraints: t.field({ type: FieldConstraintsInput }),
    mayAppend: t.boolean(),
    required: t.boolean({ required: true }),
  }),
});
export const FieldOriginInput = builder.inputType('FieldOriginInput', {
  fields: (t) => ({ field: t.id({ required: true }), version: t.int({ required: true }) }),
});
