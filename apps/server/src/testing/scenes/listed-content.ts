import { orderedStages, orderedTasks } from '@baton/domain/blueprint/order';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import type { BlueprintField } from '@baton/domain/field/field';
import type { BlueprintForm } from '@baton/domain/form/form';

/** Returns content from the API with its parts as ordered lists. */
export const listed = ({ document }: { readonly document: BlueprintContent }) => ({
  ...document,
  stages: orderedStages(document),
  tasks: orderedTasks(document),
  fields: Object.values<BlueprintField>(document.fields),
  forms: Object.values<BlueprintForm>(document.forms),
});
