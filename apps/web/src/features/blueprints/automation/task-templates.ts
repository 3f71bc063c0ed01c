import {
  readTemplate,
  showTemplate,
  templateFields,
  type TemplateField,
} from '@baton/domain/automation/readable-template';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';

export interface TaskTemplates {
  readonly show: (template: string) => string;
  readonly read: (typed: string) => string;
  readonly fields: readonly TemplateField[];
}

/**
 * Converts templates. They are stored with field keys, which survive renaming, but people see field
 * names.
 */
export const taskTemplates = (content: BlueprintContent, task: BlueprintTask): TaskTemplates => {
  const fields = templateFields(
    task.fields.map(({ key, field }) => ({
      instance: key,
      name: content.fields[field]?.name ?? '',
    })),
  );
  return {
    fields,
    show: (template) => showTemplate(fields, template),
    read: (typed) => readTemplate(fields, typed),
  };
};
