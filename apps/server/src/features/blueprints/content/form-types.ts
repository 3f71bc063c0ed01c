import type { FormInputType } from '@baton/domain/form/form';
import type {
  WireBlueprintForm,
  WireFormComparison,
  WireFormItem,
  WireFormRule,
  WireFormSection,
  WireFormText,
} from '@baton/domain/form/wire-form';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { LocaleRef } from '../../../platform/graphql/locale-type.ts';
import { ConditionOperatorRef, FormEffectRef, MatchRef } from '../../fields/index.ts';

const FormInputTypeRef = builder.enumType('FormInputType', {
  description: 'How a field of a form is filled in.',
  values: enumValues<FormInputType>({
    REQUESTED: 'The field is required.',
    OPTIONAL: 'The field can be empty.',
    PROVIDED: 'The value is set in the form and read-only.',
  }),
});

const FormComparisonRef = builder.objectRef<WireFormComparison>('FormComparison').implement({
  description: 'Comparison of a rule.',
  fields: (t) => ({
    item: t.exposeID('item', { description: 'Key of the item to compare.' }),
    operator: t.field({
      type: ConditionOperatorRef,
      description: 'How the value is compared.',
      resolve: ({ operator }) => operator,
    }),
    values: t.field({
      type: ['FieldValue'],
      description: 'Values to compare with.',
      resolve: ({ values }) => values,
    }),
    group: t.int({
      nullable: true,
      description: 'Group of the rule, from 0. Null without a group.',
      resolve: ({ group }) => group,
    }),
  }),
});

const FormRuleRef = builder.objectRef<WireFormRule>('FormRule').implement({
  description: 'Rule that shows, hides, or requires an item or section.',
  fields: (t) => ({
    effect: t.field({
      type: FormEffectRef,
      description: 'What the rule does if its condition is met.',
      resolve: ({ effect }) => effect,
    }),
    match: t.field({
      type: MatchRef,
      description: 'How the comparisons combine.',
      resolve: ({ match }) => match,
    }),
    comparisons: t.field({
      type: [FormComparisonRef],
      description: 'Comparisons of the rule.',
      resolve: (rule) => rule.comparisons,
    }),
    groups: t.field({
      type: [MatchRef],
      description: 'How the comparisons of each group combine. A group counts as one comparison.',
      resolve: ({ groups }) => groups ?? [],
    }),
  }),
});

const FormItemRef = builder.objectRef<WireFormItem>('FormItem').implement({
  description: 'Field if `field` is set. Otherwise, a text block.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    column: t.exposeInt('column', { description: 'Column from 1.' }),
    text: t.string({
      nullable: true,
      description: 'Rich text. Null for a field.',
      resolve: ({ text }) => text,
    }),
    field: t.id({
      nullable: true,
      description: 'Key of the field. Null for a text block.',
      resolve: ({ field }) => field,
    }),
    inputType: t.field({
      type: FormInputTypeRef,
      nullable: true,
      description: 'How the field is filled in. Null for a text block.',
      resolve: ({ inputType }) => inputType,
    }),
    value: t.field({
      type: 'FieldValue',
      nullable: true,
      description: 'Preset or default value. Null without one.',
      resolve: ({ value }) => value,
    }),
    help: t.string({
      nullable: true,
      description: 'Help text. Null without one.',
      resolve: ({ help }) => help,
    }),
    rules: t.field({
      type: [FormRuleRef],
      nullable: true,
      description: 'Rules that show, hide, or require the item. Null without rules.',
      resolve: ({ rules }) => rules,
    }),
  }),
});

export const FormSectionRef = builder.objectRef<WireFormSection>('FormSection').implement({
  description: 'Section of a form.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    name: t.exposeString('name', { description: 'Name of the section.' }),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    columns: t.exposeInt('columns', { description: '1 to 3.' }),
    rule: t.field({
      type: FormRuleRef,
      nullable: true,
      description: 'Rule that shows or hides the section. Null without one.',
      resolve: ({ rule }) => rule,
    }),
    items: t.field({
      type: [FormItemRef],
      description: 'Items in reading order.',
      resolve: ({ items }) => items,
    }),
  }),
});

export const FormTextRef = builder.objectRef<WireFormText>('FormText').implement({
  description: 'Text of a form in another language.',
  fields: (t) => ({
    locale: t.field({
      type: LocaleRef,
      description: 'Language of the text.',
      resolve: ({ locale }) => locale,
    }),
    key: t.exposeString('key', { description: 'Key of the translated text.' }),
    text: t.string({ description: 'Translated text.', resolve: ({ text }) => text ?? '' }),
  }),
});

export const BlueprintFormRef = builder.objectRef<WireBlueprintForm>('BlueprintForm').implement({
  description: 'Version of a workspace form that a blueprint uses.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    form: t.exposeID('form', { description: 'Form of the workspace.' }),
    version: t.exposeInt('version', { description: 'Version number of the form.' }),
    name: t.exposeString('name', { description: 'Name of the form.' }),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    language: t.field({
      type: LocaleRef,
      description: 'Language of the texts.',
      resolve: ({ language }) => language,
    }),
    sections: t.field({
      type: [FormSectionRef],
      description: 'Sections in order.',
      resolve: ({ sections }) => sections,
    }),
    translations: t.field({
      type: [FormTextRef],
      description: 'Texts in other languages.',
      resolve: (form) => form.translations,
    }),
  }),
});

const FormComparisonInput = builder.inputType('FormComparisonInput', {
  description: 'Comparison of a rule.',
  fields: (t) => ({
    item: t.id({ required: true, description: 'Key of the item to compare.' }),
    operator: t.field({
      type: ConditionOperatorRef,
      required: true,
      description: 'How the value is compared.',
    }),
    values: t.field({
      type: ['FieldValue'],
      required: true,
      description: 'Values to compare with.',
    }),
    group: t.int({ description: 'Group of the rule, from 0.' }),
  }),
});
const FormRuleInput = builder.inputType('FormRuleInput', {
  description: 'Rule that shows, hides, or requires an item or section.',
  fields: (t) => ({
    effect: t.field({
      type: FormEffectRef,
      required: true,
      description: 'What the rule does if its condition is met.',
    }),
    match: t.field({ type: MatchRef, required: true, description: 'How the comparisons combine.' }),
    comparisons: t.field({
      type: [FormComparisonInput],
      required: true,
      description: 'Comparisons of the rule.',
    }),
    groups: t.field({ type: [MatchRef], description: 'Default: no groups.' }),
  }),
});
const FormItemInput = builder.inputType('FormItemInput', {
  description: 'Field if `field` is set. Otherwise, a text block.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    column: t.int({ required: true, description: 'Column from 1.' }),
    text: t.string({ description: 'Rich text. Null for a field.' }),
    field: t.id({ description: 'Key of the field. Null for a text block.' }),
    inputType: t.field({ type: FormInputTypeRef, description: 'Default: REQUESTED.' }),
    value: t.field({
      type: 'FieldValue',
      description: 'Preset or default value. Null without one.',
    }),
    help: t.string({ description: 'Help text. Null without one.' }),
    rules: t.field({
      type: [FormRuleInput],
      description: 'Rules that show, hide, or require the item.',
    }),
  }),
});
export const FormSectionInput = builder.inputType('FormSectionInput', {
  description: 'Section of a form.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    name: t.string({ required: true, description: 'Name of the section.' }),
    description: t.string({ required: true, description: 'Description as rich text.' }),
    columns: t.int({ required: true, description: '1 to 3.' }),
    rule: t.field({ type: FormRuleInput, description: 'SHOW or HIDE.' }),
    items: t.field({
      type: [FormItemInput],
      required: true,
      description: 'Items in reading order.',
    }),
  }),
});
export const FormTextInput = builder.inputType('FormTextInput', {
  description: 'Text in another language.',
  fields: (t) => ({
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the text.' }),
    key: t.string({ required: true, description: 'Key of the translated text.' }),
    text: t.string({ description: 'Translation. If not set, it is removed.' }),
  }),
});
export const BlueprintFormInput = builder.inputType('BlueprintFormInput', {
  description: 'Form of a blueprint.',
  fields: (t) => ({
    key: t.id({ required: true, description: 'Key that stays the same in all versions.' }),
    form: t.id({ required: true, description: 'Form of the workspace.' }),
    version: t.int({ required: true, description: 'Version number of the form.' }),
    name: t.string({ required: true, description: 'Name of the form.' }),
    description: t.string({ required: true, description: 'Description as rich text.' }),
    language: t.field({ type: LocaleRef, required: true, description: 'Language of the texts.' }),
    sections: t.field({
      type: [FormSectionInput],
      required: true,
      description: 'Sections in order.',
    }),
    translations: t.field({
      type: [FormTextInput],
      required: true,
      description: 'Texts in other languages.',
    }),
  }),
});
