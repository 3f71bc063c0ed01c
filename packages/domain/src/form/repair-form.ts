import type { FieldKey, FormItemKey, FormKey } from '../core/ids.ts';
import type { BlueprintField } from '../field/field.ts';
import {
  comparisonsOf,
  fieldItems,
  isFieldItem,
  itemsOfForm,
  type BlueprintForm,
  type FormContent,
  type FormItem,
  type FormRule,
  type FormSection,
  type FormTranslations,
} from './form.ts';
import { textsOfForm } from './form-texts.ts';

/** Returns the rule without comparisons of removed items, or null if none are left. */
function repairRule(rule: FormRule, isThere: (key: FormItemKey) => boolean): FormRule | null {
  if (comparisonsOf(rule).every(({ item }) => isThere(item))) return rule;
  const left = (all: FormRule['comparisons']): FormRule['comparisons'] =>
    all.filter(({ item }) => isThere(item));
  const comparisons = left(rule.comparisons);
  const groups = rule.groups
    .map((group) => ({ ...group, comparisons: left(group.comparisons) }))
    .filter((group) => group.comparisons.length > 0);
  return comparisons.length + groups.length === 0 ? null : { ...rule, comparisons, groups };
}

function repairItem(item: FormItem, isThere: (key: FormItemKey) => boolean): FormItem {
  if (!isFieldItem(item)) return item;
  const rules = item.rules.flatMap((rule) => repairRule(rule, isThere) ?? []);
  return rules.length === item.rules.length && rules.every((rule, at) => rule === item.rules[at])
    ? item
    : { ...item, rules };
}

const repairTranslations = (content: FormContent): FormTranslations => {
  const known = new Set(textsOfForm(content).map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(content.translations).map(([locale, texts]) => [
      locale,
      Object.fromEntries(Object.entries(texts).filter(([key]) => known.has(key))),
    ]),
  );
};

/** Returns sections without items that lack a field, and without rules on those. */
function repairSections(
  sections: readonly FormSection[],
  hasField: (key: FieldKey) => boolean,
): readonly FormSection[] {
  const isAsked = (item: FormItem): boolean => !isFieldItem(item) || hasField(item.field);
  const there = new Set(
    itemsOfForm({ sections })
      .filter((item) => isFieldItem(item) && isAsked(item))
      .map(({ key }) => key),
  );
  const isThere = (key: FormItemKey): boolean => there.has(key);
  return sections.map((section) => ({
    ...section,
    items: section.items.filter(isAsked).map((item) => repairItem(item, isThere)),
    rule: section.rule === null ? null : repairRule(section.rule, isThere),
  }));
}

/**
 * Returns the form without dangling parts: items without a field, unused fields, rules on removed
 * items, and their translations.
 */
export function repairForm(content: FormContent): FormContent {
  const sections = repairSections(content.sections, (key) => content.fields[key] !== undefined);
  const asked = new Set<string>(fieldItems({ sections }).map(({ field }) => field));
  const fields = Object.values<BlueprintField>(content.fields).filter(({ key }) => asked.has(key));
  const repaired: FormContent = {
    ...content,
    sections,
    fields: Object.fromEntries(fields.map((field) => [field.key, field])),
  };
  return { ...repaired, translations: repairTranslations(repaired) };
}

/** Returns the forms of a blueprint without a removed field. */
export const withoutField = (
  forms: Readonly<Record<FormKey, BlueprintForm>>,
  field: FieldKey,
): Readonly<Record<FormKey, BlueprintForm>> =>
  Object.fromEntries(
    Object.values<BlueprintForm>(forms).map((form) => [
      form.key,
      fieldItems(form).some((item) => item.field === field)
        ? { ...form, sections: repairSections(form.sections, (key) => key !== field) }
        : form,
    ]),
  );
