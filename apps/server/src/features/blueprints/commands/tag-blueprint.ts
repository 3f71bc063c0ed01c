import { mayEditBlueprint } from '@baton/domain/access/library/blueprint-access';
import { refuse } from '@baton/domain/core/refusal';
import { tagRefusal } from '@baton/domain/core/tags';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { checkTags } from '../../tags/index.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { blueprints } from '../blueprints.access.ts';
import { updateBlueprintTags } from '../blueprints.repository.ts';

/** Sets the tags of a blueprint, without a new version. Repeating it changes nothing. */
export const tagBlueprint = async (
  context: RequestContext,
  id: string,
  given: readonly string[],
): Promise<BlueprintNode> => {
  const { item, actor } = await blueprints.reach(context, id);
  demand(mayEditBlueprint(actor));
  const tags = await checkTags(context, given);
  demand(tagRefusal(tags));
  const at = new Date(context.services.now());
  const [[written]] = await context.db.trip(
    updateBlueprintTags(id, newId(), at, actor.id, tags, item.tags),
  );
  if (written === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  await blueprints.tell(context, id);
  return { ...item, tags };
};
