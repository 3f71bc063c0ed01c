import { violates } from '../../platform/db/database-error.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../platform/sanitise/sanitise-rich-text.ts';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { tagsOfTasks, withTaskTags } from '@baton/domain/blueprint/task-tags';
import { addBlueprint, type BlueprintNode } from '../blueprints/index.ts';
import { tagsOfWords } from '../tags/index.ts';
import { planSource, type PlanRequest } from './plan-source.ts';

export interface ImportRequest extends PlanRequest {
  readonly idempotencyKey: string;
  readonly name: string;
}

/** Sanitizes the planned content like any other rich text. */
const sanitised = (content: BlueprintContent): BlueprintContent => ({
  ...content,
  tasks: Object.fromEntries(
    Object.values<BlueprintTask>(content.tasks).map((task) => [
      task.key,
      { ...task, description: sanitiseRichText(task.description) },
    ]),
  ),
});

/** Creates the draft and missing roles together. */
export const importBlueprint = async (
  context: RequestContext,
  request: ImportRequest,
): Promise<BlueprintNode> => {
  const attempt = async () => {
    const { plan } = await planSource(context, { ...request, name: request.name.trim() });
    const words = tagsOfTasks(Object.values<BlueprintTask>(plan.content.tasks));
    return addBlueprint(context, {
      key: request.idempotencyKey,
      content: withTaskTags(sanitised(plan.content), await tagsOfWords(context, words)),
      newRoles: plan.newRoles,
    });
  };
  try {
    return await attempt();
  } catch (error) {
    // Someone created one of the roles in between. The retry finds it.
    if (violates(error, 'party_name')) return attempt();
    throw error;
  }
};
