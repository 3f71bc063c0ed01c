import type { FormContent } from './form.ts';
import { textKey } from './form-texts.ts';
import { renewedParts } from './renew-form.ts';

/** Duplicates a form with new keys, so that both can be in one blueprint with separate fields. */
export function copyForm(content: FormContent, name: string, newKey: () => string): FormContent {
  const { sections, fields, translations } = renewedParts(content, content.sections, newKey);
  return {
    ...content,
    name,
    sections,
    fields,
    // Translations are copied, except that of the name, which is new.
    translations: Object.fromEntries(
      Object.entries(content.translations).map(([locale, { [textKey.description]: about }]) => [
        locale,
        {
          ...(about === undefined ? {} : { [textKey.description]: about }),
          ...translations[locale],
        },
      ]),
    ),
  };
}
