import { mayDeleteBlueprint } from '@baton/domain/access/blueprint-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { markDeleted } from './blueprints.repository.ts';

/** Deletes a blueprint; once more is no mistake. Workflows that run from it go on. */
export const deleteBlueprint = async (context: RequestContext, id: string): Promise<string> => {
  const viewer = await context.viewer();
  demand(mayDeleteBlueprint(actorOf(viewer)));
  const [[deleted]] = await context.db.trip(markDeleted(id, new Date(context.services.now())));
  if (deleted === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.publish({ tenantId: viewer.tenantId, blueprintId: id, partyIds: [] });
  return deleted.id;
};
