import { asId, type FieldKey, type FormItemKey, type FormSectionKey } from '../core/ids.ts';
import type { BlueprintField } from '../field/field.ts';
import {
  fieldItems,
  isFieldItem,
  type FormBody,
  type FormContent,
  type FormRule,
  type FormSection,
} from './form.ts';

export interface RenewedParts {
  readonly sections: readonly FormSection[];
  readonly fields: Readonly<Record<FieldKey, BlueprintField>>;
  /** Translations of the copied parts only, by their new keys. */
  readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Copies sections with new keys for their items, fields, rules, and translations. Rules on items
 * elsewhere stay.
 */
export function renewedParts(
  { fields, translations }: Pick<FormContent, 'fields'> & Pick<FormBody, 'translations'>,
  sections: readonly FormSection[],
  newKey: () => string,
): RenewedParts {
  const asked = fieldItems({ sections }).map(({ field }) => field);
  const keys = new Map<string, string>(
    [
      ...sections.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]),
      ...new Set(asked),
    ].map((key) => [key, newKey()]),
  );
  const renewed = <K extends string>(key: K): K => asId<K>(keys.get(key) ?? key);
  const compared = (all: FormRule['comparisons']): FormRule['comparisons'] =>
    all.map((comparison) => ({ ...comparison, item: renewed<FormItemKey>(comparison.item) }));
  const rule = (one: FormRule): FormRule => ({
    ...one,
    comparisons: compared(one.comparisons),
    groups: one.groups.map((group) => ({ ...group, comparisons: compared(group.comparisons) })),
  });
  const spoken = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => {
        const parts = key.split('.');
        return parts.some((part) => keys.has(part))
          ? [[parts.map((part) => keys.get(part) ?? part).join('.'), text]]
          : [];
      }),
    );
  return {
    sections: sections.map((section) => ({
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
    })),
    fields: Object.fromEntries(
      asked.flatMap((key) => {
        const field = fields[key];
        return field === undefined
          ? []
          : [[renewed<FieldKey>(key), { ...field, key: renewed<FieldKey>(key) }]];
      }),
    ),
    translations: Object.fromEntries(
      Object.entries(translations).map(([locale, texts]) => [locale, spoken(texts)]),
    ),
  };
}
