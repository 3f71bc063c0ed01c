import { mayCopyBlueprint } from '@baton/domain/access/library/blueprint-access';
import { copyBlueprint as copied } from '@baton/domain/blueprint/release/copy-blueprint';
import { newId } from '../../../platform/db/uuid.ts';
import { demand } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { blueprints, factsOf } from '../blueprints.access.ts';
import { addBlueprint } from '../commands/create-blueprint.ts';

export interface BlueprintCopy {
  readonly idempotencyKey: string;
  readonly id: string;
  /** Name of the copy, in the person's language. */
  readonly name: string;
}

/** Creates another draft with the same content. */
export const copyBlueprint = async (
  context: RequestContext,
  { idempotencyKey: key, id, name }: BlueprintCopy,
): Promise<BlueprintNode> => {
  const { item, actor } = await blueprints.reach(context, id);
  demand(mayCopyBlueprint(actor, factsOf(item)));
  const content = copied(item.details.draft.content, name.trim(), newId);
  return addBlueprint(context, { key, content, newRoles: [] });
};
