import type { InstanceKey } from '../core/ids.ts';
import { fieldToken } from './template.ts';

/** A field that a template can name, with its displayed name. */
export interface TemplateField {
  readonly instance: InstanceKey;
  readonly label: string;
}

/** Returns the displayed names of fields, with a number for duplicates. */
export const templateFields = (
  places: readonly { readonly instance: InstanceKey; readonly name: string }[],
): readonly TemplateField[] => {
  const counts = new Map<string, number>();
  return places.flatMap(({ instance, name: written }) => {
    const name = written.replaceAll(/[{}]/g, '').trim();
    if (name === '') return [];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [{ instance, label: count === 1 ? name : `${name} ${count}` }];
  });
};

/** Returns a template with field names in place of keys. */
export const showTemplate = (fields: readonly TemplateField[], template: string): string =>
  template.replaceAll(/\{\{field:([^{}]*)\}\}/g, (token, key) => {
    const found = fields.find(({ instance }) => instance === key);
    return found === undefined ? token : `{{${found.label}}}`;
  });

/** Returns the stored form of a typed template. Unknown names stay, so that checks find them. */
export const readTemplate = (fields: readonly TemplateField[], typed: string): string =>
  typed.replaceAll(/\{\{([^{}]*)\}\}/g, (token, text: string) => {
    const found = fields.find(({ label }) => label === text.trim());
    return found === undefined ? token : fieldToken(found.instance);
  });
