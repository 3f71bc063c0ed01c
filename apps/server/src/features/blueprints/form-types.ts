import type { FormInputType } from '@baton/domain/form/form';
import type {
  WireBlueprintForm,
  WireFormComparison,
  WireFormItem,
  WireFormRule,
  WireFormSection,
  WireFormText,
} from '@baton/domain/form/wire-form';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { ConditionOperatorRef, FormEffectRef, MatchRef } from '../fields/index.ts';

const FormInputTypeRef = builder.enumType('FormInputType', {
  values: ['REQUESTED', 'OPTIONAL', 'PROVIDED'] as const satisfies readonly FormInputType[],
});

const FormComparisonRef = builder.objectRef<WireFormComparison>('FormComparison').implement({
  fields: (t) => ({
    item: t.exposeID('item', { description: 'Key of the item to compare.' }),
    operator: t.field({ type: ConditionOperatorRef, resolve: ({ operator }) => operator }),
    values: t.field({ type: ['FieldValue'], resolve: ({ values }) => values }),
    group: t.int({
      nullable: true,
      description: 'Group of the rule, from 0. Null without a group.',
      resolve: ({ group }) => group,
    }),
  }),
});

const FormRuleRef = builder.objectRef<WireFormRule>('FormRule').implement({
  fields: (t) => ({
    effect: t.field({ type: FormEffectRef, resolve: ({ effect }) => effect }),
    match: t.field({ type: MatchRef, resolve: ({ match }) => match }),
    comparisons: t.field({ type: [FormComparisonRef], resolve: (rule) => rule.comparisons }),
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
    text: t.string({ nullable: true, resolve: ({ text }) => text }),
    field: t.id({ nullable: true, resolve: ({ field }) => field }),
    inputType: t.field({
      type: FormInputTypeRef,
      nullable: true,
      resolve: ({ inputType }) => inputType,
    }),
    value: t.field({ type: 'FieldValue', nullable: true, resolve: ({ value }) => value }),
    help: t.string({ nullable: true, resolve: ({ help }) => help }),
    rules: t.field({ type: [FormRuleRef], nullable: true, resolve: ({ rules }) => rules }),
  }),
});

export const FormSectionRef = builder.objectRef<WireFormSection>('FormSection').implement({
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    columns: t.exposeInt('columns', { description: '1 to 3.' }),
    rule: t.field({ type: FormRuleRef, nullable: true, resolve: ({ rule }) => rule }),
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
    locale: t.field({ type: LocaleRef, resolve: ({ locale }) => locale }),
    key: t.exposeString('key', { description: 'Key of the translated text.' }),
    text: t.string({ resolve: ({ text }) => text ?? '' }),
  }),
});

export const BlueprintFormRef = builder.objectRef<WireBlueprintForm>('BlueprintForm').implement({
  description: 'Version of a workspace form that a blueprint uses.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Key that stays the same in all versions.' }),
    form: t.exposeID('form', { description: 'Form of the workspace.' }),
    version: t.exposeInt('version', { description: 'Version number of the form.' }),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    language: t.field({ type: LocaleRef, resolve: ({ language }) => language }),
    sections: t.field({ type: [FormSectionRef], resolve: ({ sections }) => sections }),
    translations: t.field({ type: [FormTextRef], resolve: (form) => form.translations }),
  }),
});

const FormComparisonInput = builder.inputType('FormComparisonInput', {
  fields: (t) => ({
    item: t.id({ required: true }),
    operator: t.field({ type: ConditionOperatorRef, required: true }),
    values: t.field({ type: ['FieldValue'], required: true }),
    group: t.int({ description: 'Group of the rule, from 0.' }),
  }),
});
const FormRuleInput = builder.inputType('FormRuleInput', {
  fields: (t) => ({
    effect: t.field({ type: FormEffectRef, required: true }),
    match: t.field({ type: MatchRef, required: true }),
    comparisons: t.field({ type: [FormComparisonInput], required: true }),
    groups: t.field({ type: [MatchRef], description: 'Default: no groups.' }),
  }),
});
const FormItemInput = builder.inputType('FormItemInput', {
  description: 'Field if `field` is set. Otherwise, a text block.',
  fields: (t) => ({
    key: t.id({ required: true }),
    column: t.int({ required: true }),
    text: t.string(),
    field: t.id(),
    inputType: t.field({ type: FormInputTypeRef, description: 'Default: REQUESTED.' }),
    value: t.field({ type: 'FieldValue' }),
    help: t.string(),
    rules: t.field({ type: [FormRuleInput] }),
  }),
});
export const FormSectionInput = builder.inputType('FormSectionInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    columns: t.int({ required: true }),
    rule: t.field({ type: FormRuleInput, description: 'SHOW or HIDE.' }),
    items: t.field({ type: [FormItemInput], required: true }),
  }),
});
export const FormTextInput = builder.inputType('FormTextInput', {
  fields: (t) => ({
    locale: t.field({ type: LocaleRef, required: true }),
    key: t.string({ required: true }),
    text: t.string({ description: 'Translation. If not set, it is removed.' }),
  }),
});
export const BlueprintFormInput = builder.inputType('BlueprintFormInput', {
  fields: (t) => ({
    key: t.id({ required: true }),
    form: t.id({ required: true }),
    version: t.int({ required: true }),
    name: t.string({ required: true }),
    description: t.string({ required: true }),
    language: t.field({ type: LocaleRef, required: true }),
    sections: t.field({ type: [FormSectionInput], required: true }),
    translations: t.field({ type: [FormTextInput], required: true }),
  }),
});
