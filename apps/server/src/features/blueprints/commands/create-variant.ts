import { mayCreateVariantsOf } from '@baton/domain/access/library/blueprint-access';
import { variantOf } from '@baton/domain/blueprint/edit/edit-variants';
import { demand } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { blueprints, factsOf } from '../blueprints.access.ts';
import { addBlueprint } from './create-blueprint.ts';
import type { BlueprintCopy } from '../transfer/duplicate-blueprint.ts';

/** Creates a variant as a copy of the draft. */
export const createVariant = async (
  context: RequestContext,
  { idempotencyKey: key, id, name }: BlueprintCopy,
): Promise<BlueprintNode> => {
  const { item, actor } = await blueprints.reach(context, id);
  demand(mayCreateVariantsOf(actor, factsOf(item)));
  const content = variantOf(item.details.draft.content, name.trim());
  // The variant of a variant belongs to the same base blueprint.
  const standard = item.variantOf?.id ?? id;
  return addBlueprint(context, { key, content, newRoles: [], variantOf: standard });
};
