import type { InstanceKey } from '../core/ids.ts';
import { fieldToken } from './template.ts';

/** A place that a template can name, and what people call it there. */
export interface TemplateField {
  readonly instance: InstanceKey;
  readonly label: string;
}

/** What each place is called in a template: its field's name, a second one of a name with a number. */
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

/** A template as people read it: with the names of fields in the place of their keys. */
export const showTemplate = (fields: readonly TemplateField[], template: string): string =>
  template.replaceAll(/\{\{field:([^{}]*)\}\}/g, (token, key) => {
    const found = fields.find(({ instance }) => instance === key);
    return found === undefined ? token : `{{${found.label}}}`;
  });

/** What was typed, as it is kept; what names no field stays as it is, for the checks to find. */
export const readTemplate = (fields: readonly TemplateField[], typed: string): string =>
  typed.replaceAll(/\{\{([^{}]*)\}\}/g, (token, text: string) => {
    const found = fields.find(({ label }) => label === text.trim());
    return found === undefined ? token : fieldToken(found.instance);
  });
