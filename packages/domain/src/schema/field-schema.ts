import { z } from 'zod';
import type { FieldKey, InstanceKey } from '../core/ids.ts';
import { fieldDefaults } from '../field/complete-field.ts';
import { noConstraints, type DayRule, type FieldConstraints } from '../field/field-constraints.ts';
import type {
  FieldDefinition,
  BlueprintField,
  CellContent,
  ColumnKind,
  FieldColumn,
  FieldInstance,
  FieldKind,
  FieldOption,
  FieldOrigin,
  FieldValue,
  InputType,
  SourcePolicy,
  TableRow,
} from '../field/field.ts';
import { byKey, flag, id, integer, list, number, object, oneOf, text } from './schema-kit.ts';

const cell: z.ZodType<CellContent> = z.union([text, number, flag, z.array(text)]);
const row = object<TableRow>({
  row: id('UUID of the row.'),
  cells: byKey(cell).describe('Values by column key. Cells without a value are missing.'),
});

export const fieldValue: z.ZodType<FieldValue> = z.union([cell, z.array(row)]).meta({
  id: 'FieldValue',
  description:
    'Text, number, boolean, list of texts, or table rows. A date is yyyy-MM-dd, an option its ID.',
});

const columnKinds = {
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
} satisfies Record<ColumnKind, string>;

const constraints = object<FieldConstraints>(
  {
    decimals: integer.nullable().describe('Decimals. 0 for whole numbers. Null for any number.'),
    grouping: flag.describe('True if thousands are grouped.'),
    min: number.nullable().describe('Minimum number. Null without a limit.'),
    max: number.nullable().describe('Maximum number. Null without a limit.'),
    minLength: integer.nullable().describe('Minimum number of characters. Null without a limit.'),
    maxLength: integer.nullable().describe('Maximum number of characters. Null without a limit.'),
    oneLine: flag.describe('True if a text has one line. Ignored for Markdown.'),
    markdown: flag.describe('True if a text is rich text.'),
    withTime: flag.describe(
      "True if dates have a time (yyyy-MM-dd'T'HH:mm, in the workspace time zone).",
    ),
    startOfDay: flag.describe('True if a date without a time means the start of that day.'),
    day: oneOf<DayRule>({
      ANY: 'Any date.',
      TODAY_OR_LATER: 'Today or later.',
      TODAY_OR_EARLIER: 'Today or earlier.',
    }),
    maxParties: z
      .union([z.literal(1), z.literal(-1)])
      .describe('1 for one person, team, or role. -1 for any number.'),
    multiple: flag.describe('True if several documents or product objects are allowed.'),
    documentTypes: list(text).describe('Accepted file extensions. Empty for all.'),
    allowLink: flag.describe('True if a document can be a link.'),
    maxKilobytes: integer
      .nullable()
      .describe('Maximum size of each document. Null for the limit of the installation.'),
  },
  noConstraints,
).meta({ id: 'FieldConstraints', description: 'Limits of a value.' });

const asked = {
  key: id<FieldKey>('Key that stays the same in all versions.'),
  name: text.describe('Name of the field.'),
  options: list(
    object<FieldOption>({
      id: id('ID that stays the same in all versions.'),
      name: text.describe('Name of the option.'),
    }),
  ).describe('Options of a select field. Empty for other types.'),
  unit: text
    .nullable()
    .describe('Currency: ISO 4217 code. Number: a CLDR unit, or a custom unit symbol.'),
  constraints,
  mayAppend: flag.describe("True if people can enter values that aren't options."),
} satisfies Partial<Record<keyof FieldDefinition, z.ZodType>>;

const { options, unit, mayAppend } = fieldDefaults;
const askedDefaults = { options, unit, mayAppend, constraints: noConstraints };

const column = object<FieldColumn>(
  {
    ...asked,
    kind: oneOf<ColumnKind>(columnKinds),
    required: flag.describe('True if every row needs a value.'),
  },
  { ...askedDefaults, required: false },
).meta({ id: 'FieldColumn', description: 'Column of a table.' });

export const field = object<BlueprintField>(
  {
    ...asked,
    kind: oneOf<FieldKind>({ ...columnKinds, TABLE: 'Table with columns of other types.' }),
    origin: object<FieldOrigin>({
      field: id('ID of the custom field.'),
      version: integer.describe('Number of its version.'),
    })
      .nullable()
      .describe('Custom field that it was copied from. Null for a field of this document only.'),
    columns: list(column).describe('Columns of a table. Empty for other types.'),
  },
  { ...askedDefaults, origin: null, columns: [] },
).meta({ id: 'Field', description: 'Field that can be used at several places.' });

export const placeOf = id<InstanceKey>('Key of a field at one place.');

export const instance = object<FieldInstance>(
  {
    key: id('Key that stays the same in all versions.'),
    field: id('Key of the field.'),
    inputType: oneOf<InputType>({
      REQUESTED: 'The field is required.',
      OPTIONAL: 'The field can be empty.',
      PROVIDED: 'The value is set in the blueprint and read-only.',
      INHERITED: 'The value comes from a source.',
      HIDDEN: "Filled by automated tasks and linked workflows. People don't see it.",
    }),
    source: placeOf
      .nullable()
      .describe('Key of the place whose value is inherited. Null for other input types.'),
    value: fieldValue.nullable().describe('Preset or default value. Null without one.'),
    item: object<NonNullable<FieldInstance['item']>>({
      form: id('Key of the form.'),
      item: id('Key of the item.'),
    })
      .nullable()
      .describe("Item of a form. Null if the field isn't part of a form."),
    required: flag.describe("For INHERITED: true if the task can't be submitted without a value."),
    onSourceChange: oneOf<SourcePolicy>({
      KEEP: 'The task keeps its submitted value.',
      NOTIFY: 'The task keeps its value, and the activity shows the change.',
      REOPEN: 'The task is reopened.',
    }),
  },
  { source: null, value: null, item: null, required: false },
  ['onSourceChange'],
).meta({ id: 'FieldInstance', description: 'Field at one place: on a task or the intake form.' });
