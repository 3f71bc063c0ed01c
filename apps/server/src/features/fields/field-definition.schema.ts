import type { DayRule, FieldConstraints } from '@baton/domain/field/field-constraints';
import type {
  BlueprintField,
  ColumnKind,
  FieldColumn,
  FieldKind,
  FieldOption,
  InputType,
} from '@baton/domain/field/field';
import type { RunValue } from '@baton/domain/run-model/run-value';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { RunDetails } from '../runs/index.ts';
import { translatedField } from './translated-field.ts';

const columnKinds: Readonly<Record<ColumnKind, string>> = {
  TEXT: 'Text.',
  NUMBER: 'Number.',
  CURRENCY: 'Amount of money.',
  DATE: 'Date, with or without a time.',
  SELECT: 'One option of a list.',
  MULTI_SELECT: 'Several options of a list.',
  EMAIL: 'Email address.',
  PHONE: 'Phone number.',
  CHECKBOX: 'Yes or no.',
  PEOPLE: 'People, teams, and roles.',
  PRODUCT_OBJECT: 'Items of the product list of the workspace.',
  DOCUMENT: 'Document or link.',
  SIGNATURE: 'Signature.',
  CERTIFICATE: 'Document with an issue date and an expiry date.',
};

export const FieldKindRef = builder.enumType('FieldKind', {
  description: 'Type of a field.',
  values: enumValues<FieldKind>({ ...columnKinds, TABLE: 'Table with columns of other types.' }),
});
const ColumnKindRef = builder.enumType('ColumnKind', {
  description: 'Column types: every field type except TABLE.',
  values: enumValues(columnKinds),
});
export const InputTypeRef = builder.enumType('InputType', {
  description: 'How a field is filled in.',
  values: enumValues<InputType>({
    REQUESTED: 'The field is required.',
    OPTIONAL: 'The field can be empty.',
    PROVIDED: 'The value is set in the blueprint and read-only.',
    INHERITED: 'The value comes from a source.',
    HIDDEN: "Filled by automated tasks and linked workflows. People don't see it.",
  }),
});
const DayRuleRef = builder.enumType('DayRule', {
  description: 'Allowed dates, compared with today.',
  values: enumValues<DayRule>({
    ANY: 'Any date.',
    TODAY_OR_LATER: 'Today or later.',
    TODAY_OR_EARLIER: 'Today or earlier.',
  }),
});

export const FieldOptionRef = builder.objectRef<FieldOption>('FieldOption').implement({
  description: 'Option of a select field.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the option.' }),
    name: t.exposeString('name', { description: 'Name of the option.' }),
  }),
});

const FieldConstraintsRef = builder.objectRef<FieldConstraints>('FieldConstraints').implement({
  description: 'Limits of a value. Null means no limit.',
  fields: (t) => ({
    decimals: t.exposeInt('decimals', {
      nullable: true,
      description: 'Decimals. 0 for whole numbers. Null for any number.',
    }),
    grouping: t.exposeBoolean('grouping', { description: 'True if thousands are grouped.' }),
    min: t.exposeFloat('min', {
      nullable: true,
      description: 'Minimum number. Null without a limit.',
    }),
    max: t.exposeFloat('max', {
      nullable: true,
      description: 'Maximum number. Null without a limit.',
    }),
    minLength: t.exposeInt('minLength', {
      nullable: true,
      description: 'Minimum number of characters. Null without a limit.',
    }),
    maxLength: t.exposeInt('maxLength', {
      nullable: true,
      description: 'Maximum number of characters. Null without a limit.',
    }),
    oneLine: t.exposeBoolean('oneLine', {
      description: 'True if a text has one line. Ignored for Markdown.',
    }),
    markdown: t.exposeBoolean('markdown', { description: 'True if a text is rich text.' }),
    withTime: t.exposeBoolean('withTime', {
      description: "True if dates have a time (yyyy-MM-dd'T'HH:mm, in the workspace time zone).",
    }),
    startOfDay: t.exposeBoolean('startOfDay', {
      description: 'True if a date without a time means the start of that day. Otherwise, its end.',
    }),
    day: t.field({ type: DayRuleRef, description: 'Allowed dates.', resolve: ({ day }) => day }),
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
      description: 'Maximum size of each document. Null without a limit.',
    }),
  }),
});

const FieldColumnRef = builder.objectRef<FieldColumn>('FieldColumn').implement({
  description: 'Column of a table.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    name: t.exposeString('name', { description: 'Name of the column.' }),
    kind: t.field({
      type: ColumnKindRef,
      description: 'Type of the column.',
      resolve: ({ kind }) => kind,
    }),
    options: t.field({
      type: [FieldOptionRef],
      description: 'Options of a select column.',
      resolve: ({ options }) => options,
    }),
    unit: t.exposeString('unit', {
      nullable: true,
      description: 'Currency: ISO 4217 code. Number: unit. Null for other types.',
    }),
    constraints: t.field({
      type: FieldConstraintsRef,
      description: 'Limits of the value.',
      resolve: ({ constraints }) => constraints,
    }),
    mayAppend: t.exposeBoolean('mayAppend', {
      description: "True if people can enter values that aren't options.",
    }),
    required: t.exposeBoolean('required', { description: 'True if every row needs a value.' }),
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
  const asked = translatedField(context, asking.details, asking.place);
  // Resolves synchronously for large forms if the translation is already loaded.
  return asked instanceof Promise ? asked.then(part) : part(asked);
};

export const FieldDefinitionRef = builder.interfaceRef<Asking>('AskedField').implement({
  description: 'Definition of a field in the reader’s language.',
  fields: (t) => ({
    name: t.string({
      description: "Name of the field. In a workflow, in the reader's language.",
      resolve: (asking, _, context) => inWords(asking, context, ({ name }) => name),
    }),
    kind: t.field({
      type: FieldKindRef,
      description: 'Type of the field.',
      resolve: (asking) => askedBy(asking).kind,
    }),
    options: t.field({
      type: [FieldOptionRef],
      description: "Name of the field. In a workflow, in the reader's language.",
      resolve: (asking, _, context) => inWords(asking, context, ({ options }) => options),
    }),
    unit: t.string({
      nullable: true,
      description:
        'Currency: ISO 4217 code. Number: a CLDR unit such as `kilogram`, or a custom unit symbol. Null for other types.',
      resolve: (asking) => askedBy(asking).unit,
    }),
    constraints: t.field({
      type: FieldConstraintsRef,
      description: 'Limits of the value.',
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
  description: 'Option of a select field.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID that stays the same in all versions.' }),
    name: t.string({ required: true, description: 'Name of the option.' }),
  }),
});
export const FieldConstraintsInput = builder.inputType('FieldConstraintsInput', {
  description: "Omitted limits don't apply.",
  fields: (t) => ({
    decimals: t.int({ description: 'Default: 0 for numbers, 2 for currency. Null: no limit.' }),
    grouping: t.boolean({ description: 'Default: true.' }),
    min: t.float({ description: 'Minimum number.' }),
    max: t.float({ description: 'Maximum number.' }),
    minLength: t.int({ description: 'Minimum number of characters.' }),
    maxLength: t.int({ description: 'Maximum number of characters.' }),
    oneLine: t.boolean({ description: 'True if a text has one line. Ignored for Markdown.' }),
    markdown: t.boolean({ description: 'True if a text is rich text.' }),
    withTime: t.boolean({
      description: "True if dates have a time (yyyy-MM-dd'T'HH:mm, in the workspace time zone).",
    }),
    startOfDay: t.boolean({
      description: 'True if a date without a time means the start of that day. Otherwise, its end.',
    }),
    day: t.field({ type: DayRuleRef, description: 'Allowed dates.' }),
    maxParties: t.int({ description: '1, or -1 for any number.' }),
    multiple: t.boolean({ description: 'Default: true.' }),
    documentTypes: t.stringList({ description: 'Accepted file extensions. Empty for all.' }),
    allowLink: t.boolean({ description: 'Default: true.' }),
    maxKilobytes: t.int({ description: 'Maximum size of each document.' }),
  }),
});
export const FieldColumnInput = builder.inputType('FieldColumnInput', {
  description: 'Column of a table.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Column key. -1 for a column that was never saved.' }),
    name: t.string({ required: true, description: 'Name of the column.' }),
    kind: t.field({ type: ColumnKindRef, required: true, description: 'Type of the column.' }),
    options: t.field({
      type: [FieldOptionInput],
      required: true,
      description: 'Options of a select column.',
    }),
    unit: t.string({ description: 'Currency: ISO 4217 code. Number: unit.' }),
    constraints: t.field({ type: FieldConstraintsInput, description: 'Limits of the value.' }),
    mayAppend: t.boolean({ description: "True if people can enter values that aren't options." }),
    required: t.boolean({ required: true, description: 'True if every row needs a value.' }),
  }),
});
