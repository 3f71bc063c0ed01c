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
  description: 'What a column of a table can be: every kind but a table.',
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
    'REQUESTED has to be answered, OPTIONAL may. PROVIDED is only read. INHERITED shows its source. HIDDEN is filled by machines.',
  values: [
    'REQUESTED',
    'OPTIONAL',
    'PROVIDED',
    'INHERITED',
    'HIDDEN',
  ] as const satisfies readonly InputType[],
});
const DayRuleRef = builder.enumType('DayRule', {
  description: 'Which days may be answered, seen from the day on which it is asked.',
  values: ['ANY', 'TODAY_OR_LATER', 'TODAY_OR_EARLIER'] as const satisfies readonly DayRule[],
});

export const FieldOptionRef = builder.objectRef<FieldOption>('FieldOption').implement({
  description: 'Something that can be chosen.',
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const FieldConstraintsRef = builder.objectRef<FieldConstraints>('FieldConstraints').implement({
  description: 'What an answer has to keep to; null: nothing.',
  fields: (t) => ({
    decimals: t.exposeInt('decimals', {
      nullable: true,
      description: 'Digits after the separator; 0: whole numbers.',
    }),
    grouping: t.exposeBoolean('grouping', { description: 'Thousands stand in groups.' }),
    min: t.exposeFloat('min', { nullable: true }),
    max: t.exposeFloat('max', { nullable: true }),
    minLength: t.exposeInt('minLength', { nullable: true }),
    maxLength: t.exposeInt('maxLength', { nullable: true }),
    oneLine: t.exposeBoolean('oneLine', {
      description:
        'A text stands on one line; breaks in it become blanks. Markdown has lines, whatever is said here.',
    }),
    markdown: t.exposeBoolean('markdown'),
    withTime: t.exposeBoolean('withTime', {
      description: "Days have a time, yyyy-MM-dd'T'HH:mm by the clock of the workspace.",
    }),
    startOfDay: t.exposeBoolean('startOfDay', {
      description: 'A day without a time begins that day; otherwise it ends it.',
    }),
    day: t.field({ type: DayRuleRef, resolve: ({ day }) => day }),
    maxParties: t.int({
      description: '1: one person, team or role; -1: any number.',
      resolve: ({ maxParties }) => maxParties,
    }),
    multiple: t.exposeBoolean('multiple', {
      description: 'Of documents and product objects: any number, not only one.',
    }),
    documentTypes: t.exposeStringList('documentTypes', {
      description: 'Extensions that a document may have; empty: all.',
    }),
    allowLink: t.exposeBoolean('allowLink', { description: 'A document may be a link.' }),
    maxKilobytes: t.exposeInt('maxKilobytes', {
      nullable: true,
      description: 'How large each document may be.',
    }),
  }),
});

const FieldColumnRef = builder.objectRef<FieldColumn>('FieldColumn').implement({
  description: 'A column of a table.',
  fields: (t) => ({
    key: t.exposeID('key'),
    name: t.exposeString('name'),
    kind: t.field({ type: ColumnKindRef, resolve: ({ kind }) => kind }),
    options: t.field({ type: [FieldOptionRef], resolve: ({ options }) => options }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Currency: its ISO 4217 code. Number: what it counts.',
    }),
    constraints: t.field({ type: FieldConstraintsRef, resolve: ({ constraints }) => constraints }),
    mayAppend: t.exposeBoolean('mayAppend'),
    required: t.exposeBoolean('required', { description: 'Every row has to answer it.' }),
  }),
});

export const FieldOriginRef = builder.objectRef<FieldOrigin>('FieldOrigin').implement({
  description: 'The edition of a field of the workspace that a field was copied from.',
  fields: (t) => ({
    field: t.exposeID('field'),
    version: t.exposeInt('version'),
    spectrumFieldVersionId: t.id({
      description: 'Both in one, as programs name it.',
      resolve: (origin) => editionId(origin),
    }),
  }),
});

/** A field, or a place of a workflow that asks one. */
type Asking = BlueprintField | { readonly place: RunValue; readonly details: RunDetails };

const askedBy = (asking: Asking): BlueprintField =>
  'place' in asking ? asking.place.field : asking;

/** A part of the question that forms have words for, in the language of the reader. */
const inWords = <Part>(
  asking: Asking,
  context: RequestContext,
  part: (field: BlueprintField) => Part,
): Part | Promise<Part> => {
  if (!('place' in asking)) return part(asking);
  const asked = askedAt(context, asking.details, asking.place);
  // Whole forms are told without waiting, once their words are known.
  return asked instanceof Promise ? asked.then(part) : part(asked);
};

export const AskedFieldRef = builder.interfaceRef<Asking>('AskedField').implement({
  description: 'A question, wherever it is asked: what its kind has to know to judge an answer.',
  fields: (t) => ({
    name: t.string({
      description: 'In a workflow as its form asks it, in the language of the reader.',
      resolve: (asking, _, context) => inWords(asking, context, ({ name }) => name),
    }),
    kind: t.field({ type: FieldKindRef, resolve: (asking) => askedBy(asking).kind }),
    options: t.field({
      type: [FieldOptionRef],
      description: 'In a workflow as its form asks it, in the language of the reader.',
      resolve: (asking, _, context) => inWords(asking, context, ({ options }) => options),
    }),
    unit: t.string({
      nullable: true,
      description:
        'Currency: its ISO 4217 code. Number: what it counts, a name that CLDR has (`kilogram`) or a sign of its own.',
      resolve: (asking) => askedBy(asking).unit,
    }),
    constraints: t.field({
      type: FieldConstraintsRef,
      resolve: (asking) => askedBy(asking).constraints,
    }),
    mayAppend: t.boolean({
      description: 'Whoever fills it in may answer with what is no option yet.',
      resolve: (asking) => askedBy(asking).mayAppend,
    }),
    columns: t.field({
      type: [FieldColumnRef],
      description: 'Of a table; in a workflow as its form asks it, in the language of the reader.',
      resolve: (asking, _, context) => inWords(asking, context, ({ columns }) => columns),
    }),
  }),
});

export const FieldOptionInput = builder.inputType('FieldOptionInput', {
  fields: (t) => ({ id: t.id({ required: true }), name: t.string({ required: true }) }),
});
export const FieldConstraintsInput = builder.inputType('FieldConstraintsInput', {
  description: 'What is left out is not constrained.',
  fields: (t) => ({
    decimals: t.int({ description: 'Left out: 0 for numbers, 2 for money. Null: no limit.' }),
    grouping: t.boolean({ description: 'Left out: true.' }),
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
    multiple: t.boolean({ description: 'Left out: true.' }),
    documentTypes: t.stringList(),
    allowLink: t.boolean({ description: 'Left out: true.' }),
    maxKilobytes: t.int(),
  }),
});
export const FieldColumnInput = builder.inputType('FieldColumnInput', {
  fields: (t) => ({
    key: t.id({ required: true, description: '-1: it was never saved, and gets a key.' }),
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
