import { mayCreateBlueprint } from '@baton/domain/access/library/blueprint-access';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { validateBlueprint } from '@baton/domain/blueprint/validate/validate';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, demandAll } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { insertRoles } from '../../people/index.ts';
import type { BlueprintNode } from '../blueprint-node.ts';
import { blueprints } from '../blueprints.access.ts';
import { blueprintDrafts } from '../blueprints.repository.ts';

export interface BlueprintAddition {
  readonly key: string;
  readonly content: BlueprintContent;
  /** Roles in the content that don't exist yet. */
  readonly newRoles: Parameters<typeof insertRoles>[0];
  /** Base blueprint, if it is a variant. */
  readonly variantOf?: string;
}

/** Inserts a draft and the roles that it needs. Callers must check permissions. */
export const addBlueprint = async (
  context: RequestContext,
  { key, content, newRoles, variantOf }: BlueprintAddition,
): Promise<BlueprintNode> => {
  demandAll(validateBlueprint(content));
  const { userId: by } = await context.viewer();
  const id = newId<string>();
  const at = context.services.now();
  const write = { id, content, key, at, by };
  return blueprints.write(context, {
    id,
    idempotencyKey: key,
    isNew: true,
    also: insertRoles(newRoles, at, by),
    statement: blueprintDrafts.insert(write, variantOf ?? null),
  });
};

export interface NewBlueprint {
  readonly idempotencyKey: string;
  readonly name: string;
}

/** Creates an empty draft. */
export const createBlueprint = async (
  context: RequestContext,
  { idempotencyKey, name }: NewBlueprint,
): Promise<BlueprintNode> => {
  demand(mayCreateBlueprint(actorOf(await context.viewer())));
  return addBlueprint(context, {
    key: idempotencyKey,
    content: emptyBlueprint(name.trim()),
    newRoles: [],
  });
};
