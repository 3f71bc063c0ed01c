import { withoutDocuments } from '../field/values/beginning-value.ts';
import { completeField, type StoredField } from '../field/complete-field.ts';
import type { BlueprintField } from '../field/field.ts';
import type { FormBody, FormContent, FormFieldItem, FormRule, FormSection } from './form.ts';

type Later = 'groups';

/** A stored rule. Rules of earlier versions of Baton have no groups. */
export type StoredRule<Key extends string> = Omit<FormRule<Key>, Later> &
  Partial<Pick<FormRule<Key>, Later>>;

type ItemRule = StoredRule<FormFieldItem['key']>;
type StoredItem =
  | (Omit<FormFieldItem, 'rules'> & { readonly rules: readonly ItemRule[] })
  | Exclude<FormSection['items'][number], FormFieldItem>;

export interface StoredSection extends Omit<FormSection, 'rule' | 'items'> {
  readonly rule: ItemRule | null;
  readonly items: readonly StoredItem[];
}

/** A stored form body of this or an earlier version. */
export type StoredBody<Body extends FormBody> = Omit<Body, 'sections'> & {
  readonly sections: readonly StoredSection[];
};

/** A stored workspace form. */
export interface StoredForm extends Omit<StoredBody<FormContent>, 'fields'> {
  readonly fields: Readonly<Record<string, StoredField>>;
}

export const completeRule = <Key extends string>(rule: StoredRule<Key>): FormRule<Key> => ({
  ...rule,
  groups: rule.groups ?? [],
});

type Fields = Readonly<Record<string, BlueprintField>>;

const completeItem = (item: StoredItem, fields: Fields): FormSection['items'][number] => {
  if (item.kind !== 'FIELD') return item;
  const field = fields[item.field];
  return {
    ...item,
    value: field === undefined ? item.value : withoutDocuments(item.value, field),
    rules: item.rules.map(completeRule),
  };
};

/** Returns the sections with defaults for all missing properties. */
export const completeSections = (
  sections: readonly StoredSection[],
  fields: Fields,
): readonly FormSection[] =>
  sections.map(({ rule, items, ...section }) => ({
    ...section,
    rule: rule === null ? null : completeRule(rule),
    items: items.map((item) => completeItem(item, fields)),
  }));

/** Returns the form with defaults for all missing properties. */
export const completeForm = (stored: StoredForm): FormContent => {
  const fields = Object.fromEntries(
    Object.entries(stored.fields).map(([key, field]) => [key, completeField(field)]),
  );
  return { ...stored, sections: completeSections(stored.sections, fields), fields };
};
