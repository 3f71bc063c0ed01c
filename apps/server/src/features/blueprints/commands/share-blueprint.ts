import { mayEditBlueprintAccess } from '@baton/domain/access/library/blueprint-access';
import {
  cleanSharing,
  sharingRefusals,
  type BlueprintSharing,
} from '@baton/domain/access/library/blueprint-sharing';
import { isDeepEqual } from '@baton/domain/core/equality';
import { refuse } from '@baton/domain/core/refusal';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { blueprints } from '../blueprints.access.ts';
import { partiesThere, updateSharing } from '../blueprints.repository.ts';

interface SharingChange {
  readonly id: string;
  readonly expectedVersion: number;
  readonly sharing: BlueprintSharing;
}

/**
 * Sets who can start, read, and make variants of a blueprint, and who gets access to its workflows.
 * Throws VersionConflict if the settings changed since the person read them. A repeated request
 * changes nothing.
 */
export const shareBlueprint = async (
  context: RequestContext,
  { id, expectedVersion, sharing: given }: SharingChange,
): Promise<BlueprintNode> => {
  const sharing = cleanSharing(given);
  const { starters, viewers, variantMakers } = sharing;
  const lists = { starterIds: starters, viewerIds: viewers, variantMakerIds: variantMakers };
  const named = [
    ...Object.values(lists).flatMap((list) => list ?? []),
    ...sharing.collaborators.map(({ party }) => party),
  ];
  const { item, actor, rows } = await blueprints.reach(context, id, partiesThere(named));
  demand(mayEditBlueprintAccess(actor));
  demandAll([...sharingRefusals(sharing)]);
  const there = new Map(rows[0].map((party) => [party.id, party]));
  const before = item.sharing;
  if (isDeepEqual(sharing, before)) return item;
  if (item.sharingVersion !== expectedVersion) throw new Refused(refuse('VersionConflict'));
  const known = new Set<string>([
    ...(before.starters ?? []),
    ...(before.viewers ?? []),
    ...(before.variantMakers ?? []),
    ...before.collaborators.map(({ party }) => party),
  ]);
  for (const [field, list] of Object.entries(lists))
    if (!(list ?? []).every((party) => there.has(party) || known.has(party)))
      throw new Refused(refuse('UnknownParty', {}, field));
  for (const { party, access } of sharing.collaborators) {
    const found = there.get(party);
    if (found === undefined && !known.has(party))
      throw new Refused(refuse('UnknownParty', {}, 'sharedWith'));
    if (access === 'EDITOR' && found?.accessLevel === 'EXTERNAL')
      throw new Refused(refuse('EditorMustBelongToWorkspace', {}, 'sharedWith'));
  }
  const [[stored]] = await context.db.trip(
    updateSharing({
      ...{ id, expectedVersion, before, after: sharing },
      at: context.services.now(),
      by: actor.id,
    }),
  );
  if (stored === undefined) throw new Refused(refuse('VersionConflict'));
  await blueprints.tell(context, id);
  return { ...item, sharing, sharingVersion: stored.version };
};
