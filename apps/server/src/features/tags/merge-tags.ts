import { mayManageTags } from '@baton/domain/access/tag-access';
import { refuse } from '@baton/domain/core/refusal';
import { tagsToMerge } from '@baton/domain/tag/tag';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { EntityNode } from '../../platform/entity/entity-definition.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { mergeTags } from './tags.queries.ts';

interface Merge {
  readonly sourceIds: readonly string[];
  readonly targetId: string;
}

/** Replaces tags by another one. Returns the tag that replaces them. */
export const mergeInto = async (
  context: RequestContext,
  { sourceIds, targetId }: Merge,
): Promise<EntityNode> => {
  const viewer = await context.viewer();
  demand(mayManageTags(actorOf(viewer)));
  const sources = tagsToMerge(sourceIds, targetId);
  if (sources.length === 0) throw new Refused(refuse('Required', {}, 'sourceIds'));
  const at = new Date(context.services.now());
  const auditIds = sources.map(() => newId<string>());
  const [[target]] = await context.db.trip(
    mergeTags(sources, targetId, auditIds, at, viewer.userId),
  );
  if (target === undefined) throw new Refused(refuse('NotFound', {}, 'sourceIds'));
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  return { ...target };
};
