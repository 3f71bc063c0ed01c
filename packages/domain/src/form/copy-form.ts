import type { FormContent } from './form.ts';
import { textKey } from './form-texts.ts';
import { renewedParts } from './renew-form.ts';

/**
 * A form that says the same and has nothing in common with the one that it was made from: both
 * can stand in one blueprint, each with its own fields.
 */
export function copyForm(content: FormContent, name: string, newKey: () => string): FormContent {
  const { sections, fields, translations } = renewedParts(content, content.sections, newKey);
  return {
    ...content,
    name,
    sections,
    fields,
    // What the form says of itself comes along, but for its name, which is another.
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
