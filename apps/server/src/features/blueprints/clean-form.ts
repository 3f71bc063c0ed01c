import type { BlueprintForm, FormItem, FormSection } from '@baton/domain/form/form';
import { isRichKey } from '@baton/domain/form/form-texts';
import { sanitiseRichText } from '../../platform/sanitise/sanitise-rich-text.ts';

const cleanItem = (item: FormItem): FormItem =>
  item.kind === 'TEXT' ? { ...item, text: sanitiseRichText(item.text) } : item;

/** Sanitizes the rich texts of a form section. */
export const cleanSection = (section: FormSection): FormSection => ({
  ...section,
  description: sanitiseRichText(section.description),
  items: section.items.map(cleanItem),
});

/** Sanitizes a translation if its original is rich text. */
export const cleanText = (key: string, text: string): string =>
  isRichKey(key) ? sanitiseRichText(text) : text;

export const cleanForm = (form: BlueprintForm): BlueprintForm => ({
  ...form,
  description: sanitiseRichText(form.description),
  sections: form.sections.map(cleanSection),
  translations: Object.fromEntries(
    Object.entries(form.translations).map(([locale, texts]) => [
      locale,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, cleanText(key, text)])),
    ]),
  ),
});
