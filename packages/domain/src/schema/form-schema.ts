import { z } from 'zod';
import type { FieldKey, FormItemKey, FormSectionKey } from '../core/ids.ts';
import { locales } from '../core/languages.ts';
import type {
  BlueprintForm,
  ColumnCount,
  FormBody,
  FormComparison,
  FormContent,
  FormEffect,
  FormInputType,
  FormItem,
  FormOrigin,
  FormRule,
  FormRuleGroup,
  FormSection,
} from '../form/form.ts';
import type { FormPatch, PatchedText } from '../form/patch-form.ts';
import { match, operator } from './condition-schema.ts';
import { field, fieldValue } from './field-schema.ts';
import {
  byKey,
  id,
  integer,
  list,
  object,
  oneOf,
  text,
  variants,
  type Shape,
} from './schema-kit.ts';

const comparison = object<FormComparison>({
  item: id('Key of the item to compare.'),
  operator,
  values: list(fieldValue).describe('Values to compare with.'),
});

const comparisons = list(comparison);

const rule = object<FormRule>(
  {
    effect: oneOf<FormEffect>({
      SHOW: 'Shows it only if the condition is met.',
      HIDE: 'Hides it if the condition is met.',
      MANDATORY: 'Shows and requires it if the condition is met.',
    }),
    match,
    comparisons,
    groups: list(object<FormRuleGroup>({ match, comparisons })).describe(
      'Each group counts as one comparison.',
    ),
  },
  { groups: [] },
).meta({ id: 'FormRule', description: 'Rule that shows, hides, or requires an item or section.' });

const place = {
  key: id<FormItemKey>('Key that stays the same in all versions.'),
  column: integer.describe('Column from 1.'),
} satisfies Record<string, z.ZodType>;

const item = variants<FormItem>({
  FIELD: {
    shape: {
      ...place,
      field: id('Key of the field.'),
      inputType: oneOf<FormInputType>({
        REQUESTED: 'The field is required.',
        OPTIONAL: 'The field can be empty.',
        PROVIDED: 'The value is set in the form and read-only.',
      }),
      value: fieldValue.nullable().describe('Preset or default value. Null without one.'),
      help: text.describe('Help text. Empty without one.'),
      rules: list(rule).describe('Rules that show, hide, or require the item.'),
    },
    defaults: { inputType: 'REQUESTED', value: null, help: '', rules: [] },
  },
  TEXT: { shape: { ...place, text: text.describe('Rich text.') } },
}).meta({ id: 'FormItem', description: 'Field or text block of a form.' });

const columnCount: z.ZodType<ColumnCount> = z.union([z.literal(1), z.literal(2), z.literal(3)]);

const section = object<FormSection>(
  {
    key: id('Key that stays the same in all versions.'),
    name: text.describe('Name of the section.'),
    description: text.describe('Description as rich text.'),
    columns: columnCount.describe('1 to 3.'),
    rule: rule.nullable().describe('Rule that shows or hides the section. Null without one.'),
    items: list(item).describe('Items in reading order.'),
  },
  { rule: null },
).meta({ id: 'FormSection', description: 'Section of a form.' });

const locale = z.enum(locales);

const body = {
  name: text.describe('Name of the form.'),
  description: text.describe('Description as rich text.'),
  language: locale.describe('Language of the texts.'),
  sections: list(section).describe('Sections in order.'),
  translations: z
    .partialRecord(locale, byKey<string, string>(text))
    .describe('Texts in other languages, by language and text key.'),
} satisfies Shape<FormBody>;

/** The content of a form. */
export const formContent = object<FormContent>({
  formatVersion: z.literal(1),
  ...body,
  fields: byKey(field).describe('Fields by key.'),
}).meta({ id: 'FormContent', description: 'Content of a form.' });

/** A form in a blueprint. */
export const blueprintForm = object<BlueprintForm>({
  key: id('Key that stays the same in all versions.'),
  origin: object<FormOrigin>({
    form: id('Form of the workspace.'),
    version: integer.describe('Version number of the form.'),
  }),
  ...body,
}).meta({ id: 'BlueprintForm', description: 'Version of a form that a blueprint uses.' });

const none: readonly never[] = [];

/** Changes to the draft of a form. */
export const formPatch = object<FormPatch>(
  {
    name: text.describe('New name.'),
    description: text.describe('New description as rich text.'),
    language: locale.describe('New language of the texts.'),
    order: list(id<FormSectionKey>('Key of the section.')).describe(
      'All sections, if their order changed.',
    ),
    putSections: list(section).describe('Sections to add or replace, by key.'),
    removeSections: list(id<FormSectionKey>('Key of the section.')).describe('Sections to remove.'),
    putFields: list(field).describe('Fields to add or replace, by key.'),
    removeFields: list(id<FieldKey>('Key of the field.')).describe('Fields to remove.'),
    putTexts: list(
      object<PatchedText>({
        locale,
        key: text.describe('Key of the translated text.'),
        text: text.nullable().describe('Translation. Null removes it.'),
      }),
    ).describe('Translations to add, replace, or remove.'),
  },
  {
    putSections: none,
    removeSections: none,
    putFields: none,
    removeFields: none,
    putTexts: none,
  },
  ['name', 'description', 'language', 'order'],
).meta({ id: 'FormPatch', description: 'Changes to the draft of a form.' });
