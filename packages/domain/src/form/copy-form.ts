import { asId, type FieldKey, type FormItemKey, type FormSectionKey } from '../core/ids.ts';
import type { BlueprintField } from '../field/field.ts';
import { isFieldItem, type FormContent, type FormRule } from './form.ts';

/**
 * A form that says the same and has nothing in common with the one that it was made from: both
 * can stand in one blueprint, each with its own fields.
 */
export function copyForm(content: FormContent, name: string, newKey: () => string): FormContent {
  const keys = new Map<string, string>();
  const renewed = <K extends string>(key: K): K => {
    const known = keys.get(key) ?? newKey();
    keys.set(key, known);
    return asId<K>(known);
  };
  const compared = (all: FormRule['comparisons']): FormRule['comparisons'] =>
    all.map((comparison) => ({ ...comparison, item: renewed<FormItemKey>(comparison.item) }));
  const rule = (one: FormRule): FormRule => ({
    ...one,
    comparisons: compared(one.comparisons),
    groups: one.groups.map((group) => ({ ...group, comparisons: compared(group.comparisons) })),
  });
  const sections = content.sections.map((section) => ({
    ...section,
    key: renewed<FormSectionKey>(section.key),
    rule: section.rule === null ? null : rule(section.rule),
    items: section.items.map((item) =>
      isFieldItem(item)
        ? {
            ...item,
            key: renewed<FormItemKey>(item.key),
            field: renewed<FieldKey>(item.field),
            rules: item.rules.map(rule),
          }
        : { ...item, key: renewed<FormItemKey>(item.key) },
    ),
  }));
  const fields = Object.values<BlueprintField>(content.fields).map((field) => ({
    ...field,
    key: renewed<FieldKey>(field.key),
  }));
  const spoken = (key: string): string =>
    key
      .split('.')
      .map((part) => keys.get(part) ?? part)
      .join('.');
  return {
    ...content,
    name,
    sections,
    fields: Object.fromEntries(fields.map((field) => [field.key, field])),
    translations: Object.fromEntries(
      Object.entries(content.translations).map(([locale, texts]) => [
        locale,
        Object.fromEntries(
          Object.entries(texts)
            .filter(([key]) => key !== 'name')
            .map(([key, text]) => [spoken(key), text]),
        ),
      ]),
    ),
  };
}
