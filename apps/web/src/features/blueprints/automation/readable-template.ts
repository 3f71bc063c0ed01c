import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { fieldToken } from '@baton/domain/automation/template';
import type { FieldInstance } from '@baton/domain/field/field';

/** What each field of the task is called in a template; a second one of a name gets a number. */
const labelsOf = (
  content: BlueprintContent,
  task: BlueprintTask,
): readonly { readonly label: string; readonly instance: FieldInstance }[] => {
  const counts = new Map<string, number>();
  return task.fields.flatMap((instance) => {
    const name = content.fields[instance.field]?.name.replaceAll(/[{}]/g, '').trim() ?? '';
    if (name === '') return [];
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [{ label: count === 1 ? name : `${name} ${count}`, instance }];
  });
};

export interface ReadableTemplates {
  /** With the names of fields in the place of their keys. */
  readonly show: (template: string) => string;
  /** What was typed, as it is kept; what names no field stays as it is, for the checks to find. */
  readonly read: (typed: string) => string;
  readonly fields: readonly { readonly label: string; readonly instance: FieldInstance }[];
}

/** Templates hold the keys of fields, which outlive their names; people read and write names. */
export const readableTemplates = (
  content: BlueprintContent,
  task: BlueprintTask,
): ReadableTemplates => {
  const fields = labelsOf(content, task);
  return {
    fields,
    show: (template) =>
      template.replaceAll(/\{\{field:([^{}]*)\}\}/g, (token, key) => {
        const found = fields.find(({ instance }) => instance.key === key);
        return found === undefined ? token : `{{${found.label}}}`;
      }),
    read: (typed) =>
      typed.replaceAll(/\{\{([^{}]*)\}\}/g, (token, text: string) => {
        const found = fields.find(({ label }) => label === text.trim());
        return found === undefined ? token : fieldToken(found.instance.key);
      }),
  };
};
