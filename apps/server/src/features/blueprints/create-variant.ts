import { mayCreateVariantsOf } from '@baton/domain/access/blueprint-access';
import { variantOf } from '@baton/domain/blueprint/edit/edit-variants';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { BlueprintNode } from './blueprint-node.ts';
import { factsOf, reachDraft } from './blueprints.access.ts';
import { blueprintOfCommand } from './blueprints.repository.ts';
import { addBlueprint, blueprintDoneBefore } from './create-blueprint.ts';
import type { BlueprintCopy } from './duplicate-blueprint.ts';

/** Creates a variant as a copy of the draft in the same place. */
export const createVariant = async (
  context: RequestContext,
  { idempotencyKey: key, id, name }: BlueprintCopy,
): Promise<BlueprintNode> => {
  const { blueprint, draft, actor, rows } = await reachDraft(context, id, blueprintOfCommand(key));
  demand(mayCreateVariantsOf(actor, factsOf(blueprint)));
  if (rows[0].length > 0) return blueprintDoneBefore(context, key);
  const content = variantOf(draft.content, name.trim());
  // The variant of a variant belongs to the same base blueprint.
  const standard = blueprint.variantOf?.id ?? id;
  return addBlueprint(context, { key, content, newRoles: [], variantOf: standard });
};
