import {
  keyRefusals,
  countRefusals,
  nameMaxLength,
  nameRefusals,
} from '../field/validate-parts.ts';
import { isLocale } from '../core/languages.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { BlueprintField } from '../field/field.ts';
import { defaultValueRefusal } from '../field/values/beginning-value.ts';
import { parseValue, wrongValueType } from '../field/field-kinds.ts';
import { fieldLimits } from '../field/field-limits.ts';
import { fieldRefusals } from '../field/validate-field.ts';
import {
  comparisonsOf,
  isFieldItem,
  itemsOfForm,
  type FormBody,
  type FormContent,
  type FormItem,
  type FormRule,
  type FormSection,
} from './form.ts';

/** Limits of a form. */
export const formLimits = {
  nameLength: nameMaxLength,
  sections: 100,
  /** Items of one column. */
  columnItems: 100,
  rules: 20,
  comparisons: 50,
  textLength: 20_000,
  helpLength: 2000,
  translations: 20_000,
} as const;

/**
 * Returns why a document isn't a valid form, also for drafts. Incomplete drafts are valid; the
 * linter reports what is missing.
 */
export function validateForm(content: FormContent): readonly Refusal[] {
  const fields = Object.values<BlueprintField>(content.fields);
  const tooMany = [
    ...countRefusals(content.sections.length, formLimits.sections, 'sections'),
    ...countRefusals(fields.length, fieldLimits.instances, 'fields'),
  ];
  if (tooMany.length > 0) return tooMany;
  return [
    ...formNameRefusals(content.name),
    ...tableRefusals(fields),
    ...fields.flatMap((field) => fieldRefusals(field, `fields.${field.key}`)),
    ...bodyRefusals(content, content.fields),
  ];
}

const tableRefusals = (fields: readonly BlueprintField[]): readonly Refusal[] => {
  const maxColumns = fieldLimits.columns;
  return fields
    .filter(({ columns }) => columns.length > maxColumns)
    .map(({ key, name }) =>
      refuse('TableSectionFullyOccupied', { name, maxColumns }, `fields.${key}.columns`),
    );
};

export const formNameRefusals = (name: string): readonly Refusal[] => {
  if (name.trim() === '') return [refuse('FormNameCannotBeEmpty', {}, 'name')];
  return name.length > nameMaxLength ? [refuse('TooLong', { max: nameMaxLength }, 'name')] : [];
};

const lengthRefusals = (text: string, max: number, at: string): readonly Refusal[] =>
  text.length > max ? [refuse('TooLong', { max }, at)] : [];

/** Returns why the visible parts of a form are invalid, wherever its fields are stored. */
export function bodyRefusals(body: FormBody, fields: FormContent['fields']): readonly Refusal[] {
  const items = itemsOfForm(body);
  const known = new Set<string>(items.map(({ key }) => key));
  const isTwice =
    known.size < items.length ||
    new Set(body.sections.map(({ key }) => key)).size < body.sections.length;
  return [
    ...lengthRefusals(body.description, formLimits.textLength, 'description'),
    ...(isTwice ? [refuse('InvalidKey', {}, 'sections')] : []),
    ...body.sections.flatMap((section) => sectionRefusals(section, fields, known)),
    ...translationRefusals(body),
  ];
}

function translationRefusals({ translations }: FormBody): readonly Refusal[] {
  const texts = Object.values(translations).flatMap((one) => Object.values(one));
  return [
    ...(Object.keys(translations).every(isLocale)
      ? []
      : [refuse('UnknownReference', {}, 'translations')]),
    ...countRefusals(texts.length, formLimits.translations, 'translations'),
    ...(texts.some((text) => text.length > formLimits.textLength)
      ? [refuse('TooLong', { max: formLimits.textLength }, 'translations')]
      : []),
  ];
}

function sectionRefusals(
  section: FormSection,
  fields: FormContent['fields'],
  known: ReadonlySet<string>,
): readonly Refusal[] {
  const at = `sections.${section.key}`;
  const max = formLimits.columnItems;
  const counts = [1, 2, 3].map(
    (column) => section.items.filter((item) => item.column === column).length,
  );
  return [
    ...keyRefusals(section.key, at),
    ...nameRefusals(section.name, `${at}.name`),
    ...lengthRefusals(section.description, formLimits.textLength, `${at}.description`),
    ...(counts.some((count) => count > max)
      ? [refuse('ColumnSectionFullyOccupied', { name: section.name, max }, at)]
      : []),
    ...(section.rule === null
      ? []
      : [
          ...ruleRefusals(section.rule, known, `${at}.rule`),
          ...(section.rule.effect === 'MANDATORY'
            ? [refuse('BlueprintFormInvalidSection', { name: section.name }, `${at}.rule`)]
            : []),
        ]),
    ...section.items.flatMap((item) => itemRefusals(item, section, fields, known)),
  ];
}

function itemRefusals(
  item: FormItem,
  section: FormSection,
  fields: FormContent['fields'],
  known: ReadonlySet<string>,
): readonly Refusal[] {
  const at = `items.${item.key}`;
  const place = [
    ...keyRefusals(item.key, at),
    ...(Number.isInteger(item.column) && item.column >= 1 && item.column <= section.columns
      ? []
      : [refuse('OutOfRange', { min: 1, max: section.columns }, `${at}.column`)]),
  ];
  if (!isFieldItem(item))
    return [...place, ...lengthRefusals(item.text, formLimits.textLength, `${at}.text`)];
  const field = fields[item.field];
  if (field === undefined) return [...place, refuse('UnknownReference', {}, `${at}.field`)];
  return [
    ...place,
    ...lengthRefusals(item.help, formLimits.helpLength, `${at}.help`),
    ...countRefusals(item.rules.length, formLimits.rules, `${at}.rules`),
    ...item.rules.flatMap((rule) => ruleRefusals(rule, known, `${at}.rules`)),
    ...valueRefusals(item.value, field, `${at}.value`),
  ];
}

function valueRefusals(value: unknown, field: BlueprintField, at: string): readonly Refusal[] {
  const kept = parseValue(value, field);
  if (kept === undefined) return [wrongValueType(field, value, at)];
  const refusal = defaultValueRefusal(kept, field);
  return refusal === null ? [] : [refuse(refusal.code, refusal.params, at)];
}

const ruleRefusals = (
  rule: FormRule,
  known: ReadonlySet<string>,
  at: string,
): readonly Refusal[] => [
  ...countRefusals(comparisonsOf(rule).length + rule.groups.length, formLimits.comparisons, at),
  ...(comparisonsOf(rule).every(({ item }) => known.has(item))
    ? []
    : [refuse('UnknownReference', {}, at)]),
];
