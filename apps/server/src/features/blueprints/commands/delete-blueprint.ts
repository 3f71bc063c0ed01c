import { mayDeleteBlueprint } from '@baton/domain/access/library/blueprint-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { blueprintsLinkingTo, markBlueprintDeleted } from '../blueprints.repository.ts';

/** Deletes a blueprint that no published blueprint links to. Its workflows continue. */
export const deleteBlueprint = async (context: RequestContext, id: string): Promise<string> => {
  const viewer = await context.viewer();
  demand(mayDeleteBlueprint(actorOf(viewer)));
  const [linking, [deleted]] = await context.db.trip(
    blueprintsLinkingTo(id),
    markBlueprintDeleted(id, new Date(context.services.now()), viewer.userId),
  );
  if (deleted === undefined && linking.length > 0) {
    const names = linking.map(({ name }) => `“${name}”`).join(', ');
    throw new Refused(
      refuse('CannotDeleteLinkedBlueprint', { count: linking.length, names }, 'id'),
    );
  }
  if (deleted === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.publish({ tenantId: viewer.tenantId, blueprintId: id, partyIds: [] });
  return deleted.id;
};
