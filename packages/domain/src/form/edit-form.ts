import { asId, type FieldKey, type FormItemKey, type FormSectionKey } from '../core/ids.ts';
import type { Locale } from '../core/languages.ts';
import type { BlueprintField } from '../field/field.ts';
import { parseValue } from '../field/field-kinds.ts';
import { fittedField } from '../field/fitted-field.ts';
import {
  isFieldItem,
  type ColumnCount,
  type FormContent,
  type FormFieldItem,
  type FormItem,
  type FormSection,
} from './form.ts';
import { repairForm } from './repair-form.ts';
import { renewedParts } from './renew-form.ts';

/**
 * Edits of a form. Each returns a new document that shares unchanged parts. An edit of a missing
 * item returns the same document, so that a late keystroke after a removal has no effect.
 */

export const emptyForm = (name: string, language: Locale = 'en'): FormContent => ({
  formatVersion: 1,
  name,
  description: '',
  language,
  sections: [],
  fields: {},
  translations: {},
});

export type FormChange = Partial<Pick<FormContent, 'name' | 'description' | 'language'>>;

export const updateForm = (content: FormContent, change: FormChange): FormContent => ({
  ...content,
  ...change,
});

/** Moves an item before another one, or to the end. */
function placed<T extends { readonly key: string }>(
  list: readonly T[],
  moved: T,
  before: string | null,
): readonly T[] {
  const others = list.filter(({ key }) => key !== moved.key);
  const at = others.findIndex(({ key }) => key === before);
  return others.toSpliced(at < 0 ? others.length : at, 0, moved);
}

const sectionOf = (content: FormContent, key: FormSectionKey): FormSection | undefined =>
  content.sections.find((section) => section.key === key);

const withSection = (content: FormContent, changed: FormSection): FormContent => ({
  ...content,
  sections: content.sections.map((section) => (section.key === changed.key ? changed : section)),
});

/** Returns the section of an item. */
export const sectionOfItem = (
  { sections }: Pick<FormContent, 'sections'>,
  key: FormItemKey,
): FormSection | undefined => sections.find(({ items }) => items.some((item) => item.key === key));

export interface NewSection {
  readonly name: string;
  readonly columns?: ColumnCount;
  /** The section before which it is inserted; null or missing for the end. */
  readonly before?: FormSectionKey | null;
}

export function addSection(
  content: FormContent,
  key: FormSectionKey,
  { name, columns = 1, before = null }: NewSection,
): FormContent {
  const section: FormSection = { key, name, description: '', columns, items: [], rule: null };
  return { ...content, sections: placed(content.sections, section, before) };
}

export type SectionChange = Partial<Omit<FormSection, 'key' | 'items'>>;

/** Changes a section. With fewer columns, items of removed columns move to the last one. */
export function updateSection(
  content: FormContent,
  key: FormSectionKey,
  change: SectionChange,
): FormContent {
  const section = sectionOf(content, key);
  if (section === undefined) return content;
  const changed = { ...section, ...change };
  const items = changed.items.map((item) =>
    item.column <= changed.columns ? item : { ...item, column: changed.columns },
  );
  return withSection(content, { ...changed, items });
}

/** Moves a section before another one, or to the end if `before` is null. */
export function moveSection(
  content: FormContent,
  key: FormSectionKey,
  before: FormSectionKey | null,
): FormContent {
  const section = sectionOf(content, key);
  if (section === undefined || key === before) return content;
  return { ...content, sections: placed(content.sections, section, before) };
}

/** Removes a section with all its items. */
export const removeSection = (content: FormContent, key: FormSectionKey): FormContent =>
  sectionOf(content, key) === undefined
    ? content
    : repairForm({ ...content, sections: content.sections.filter((one) => one.key !== key) });

export interface ItemPosition {
  readonly section: FormSectionKey;
  /** Numbers above the last column mean the last one. */
  readonly column: number;
  /** The item before which it is inserted; null for the end. */
  readonly before: FormItemKey | null;
}

const columnIn = ({ columns }: FormSection, column: number): number =>
  Math.min(Math.max(column, 1), columns);

/** Adds an item to a form, with its field if the form doesn't have it yet. */
export function addItem(
  content: FormContent,
  item: FormItem,
  at: ItemPosition,
  field?: BlueprintField,
): FormContent {
  const section = sectionOf(content, at.section);
  if (section === undefined) return content;
  const fields = field === undefined ? content.fields : { ...content.fields, [field.key]: field };
  if (isFieldItem(item) && fields[item.field] === undefined) return content;
  const put = { ...item, column: columnIn(section, at.column) };
  const items = placed(section.items, put, at.before);
  return withSection({ ...content, fields }, { ...section, items });
}

/** A change of an item's own properties; those of the other item type are ignored. */
export type ItemChange = Partial<
  Pick<FormFieldItem, 'inputType' | 'value' | 'help' | 'rules'> & { readonly text: string }
>;

const changedItem = (item: FormItem, { text, ...change }: ItemChange): FormItem =>
  isFieldItem(item) ? { ...item, ...change } : { ...item, text: text ?? item.text };

export function updateItem(
  content: FormContent,
  key: FormItemKey,
  change: ItemChange,
): FormContent {
  const section = sectionOfItem(content, key);
  if (section === undefined) return content;
  const items = section.items.map((item) => (item.key === key ? changedItem(item, change) : item));
  return withSection(content, { ...section, items });
}

/** Moves an item to another column or section, before another one or to the end. */
export function moveItem(
  content: FormContent,
  key: FormItemKey,
  { section: to, column, before }: ItemPosition,
): FormContent {
  const from = sectionOfItem(content, key);
  const item = from?.items.find((one) => one.key === key);
  const target = sectionOf(content, to);
  if (from === undefined || item === undefined || target === undefined || key === before)
    return content;
  const moved = { ...item, column: columnIn(target, column) };
  const left =
    from.key === to
      ? content
      : withSection(content, { ...from, items: from.items.filter((one) => one.key !== key) });
  return withSection(left, { ...target, items: placed(target.items, moved, before) });
}

/** Removes an item, with rules on it and its field if no other item uses it. */
export function removeItem(content: FormContent, key: FormItemKey): FormContent {
  const section = sectionOfItem(content, key);
  if (section === undefined) return content;
  const items = section.items.filter((item) => item.key !== key);
  return repairForm(withSection(content, { ...section, items }));
}

/** Replaces the field with this key. Drops default values that no longer fit. */
export function putFormField(content: FormContent, put: BlueprintField): FormContent {
  if (content.fields[put.key] === undefined) return content;
  const field = fittedField(put);
  const sections = content.sections.map((section): FormSection => {
    const items = section.items.map((item) => {
      if (!isFieldItem(item) || item.field !== field.key || item.value === null) return item;
      const value = parseValue(item.value, field) ?? null;
      return value === item.value ? item : { ...item, value };
    });
    return items.every((item, at) => item === section.items[at]) ? section : { ...section, items };
  });
  return { ...content, fields: { ...content.fields, [field.key]: field }, sections };
}

/** Sets the translation of a text; an empty one removes it. */
export function translateText(
  content: FormContent,
  locale: Locale,
  key: string,
  text: string,
): FormContent {
  const { [key]: _before, ...others } = content.translations[locale] ?? {};
  const texts = text.trim() === '' ? others : { ...others, [key]: text };
  return { ...content, translations: { ...content.translations, [locale]: texts } };
}

/** Duplicates an item after the original, with its own field. */
export function duplicateItem(
  content: FormContent,
  key: FormItemKey,
  newKey: () => string,
): FormContent {
  const section = sectionOfItem(content, key);
  const item = section?.items.find((one) => one.key === key);
  if (section === undefined || item === undefined) return content;
  const before = section.items[section.items.indexOf(item) + 1]?.key ?? null;
  const at = { section: section.key, column: item.column, before };
  const copied = asId<FormItemKey>(newKey());
  if (!isFieldItem(item)) return addItem(content, { ...item, key: copied }, at);
  const field = content.fields[item.field];
  if (field === undefined) return content;
  const own = asId<FieldKey>(newKey());
  return addItem(content, { ...item, key: copied, field: own }, at, { ...field, key: own });
}

/** Inserts a copy of a section after the original. The copy has new fields. */
export function duplicateSection(
  content: FormContent,
  key: FormSectionKey,
  newKey: () => string,
): FormContent {
  const section = sectionOf(content, key);
  if (section === undefined) return content;
  const copy = renewedParts(content, [section], newKey);
  const after = content.sections.indexOf(section) + 1;
  return {
    ...content,
    sections: content.sections.toSpliced(after, 0, ...copy.sections),
    fields: { ...content.fields, ...copy.fields },
    translations: Object.fromEntries(
      Object.entries(content.translations).map(([locale, texts]) => [
        locale,
        { ...texts, ...copy.translations[locale] },
      ]),
    ),
  };
}
