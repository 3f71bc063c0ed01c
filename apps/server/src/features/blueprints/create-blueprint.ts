import { mayCreateBlueprint } from '@baton/domain/access/blueprint-access';
import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { emptyBlueprint } from '@baton/domain/blueprint/edit/edit';
import { validateBlueprint } from '@baton/domain/blueprint/validate/validate';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { violates } from '../../platform/db/database-error.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { insertRoles, type NewRole } from '../people/index.ts';
import type { BlueprintNode } from './blueprint-node.ts';
import { findBlueprints, nodeOfDetailRow } from './blueprints.access.ts';
import { blueprintsWithDraft } from './blueprints.queries.ts';
import { blueprintOfCommand, insertBlueprint } from './blueprints.repository.ts';

/** Returns the current blueprint of an earlier command with this key. */
export const blueprintDoneBefore = async (
  context: RequestContext,
  key: string,
): Promise<BlueprintNode> => {
  const [subjects] = await context.db.trip(blueprintOfCommand(key));
  const [blueprint] = await findBlueprints(
    context,
    subjects.map(({ id }) => id),
  );
  if (blueprint === undefined) throw new Refused(refuse('NotFound'));
  return blueprint;
};

/**
 * Checks why a write found another state. Returns if the same command was executed at the same
 * time, and throws VersionConflict for any other change.
 */
export const checkRepeatedCommand = async (
  context: RequestContext,
  key: string,
  id: string,
): Promise<BlueprintNode> => {
  const [subjects] = await context.db.trip(blueprintOfCommand(key));
  if (!subjects.some((subject) => subject.id === id)) throw new Refused(refuse('VersionConflict'));
  return blueprintDoneBefore(context, key);
};

export interface BlueprintAddition {
  readonly key: string;
  readonly content: BlueprintContent;
  /** Roles in the content that don't exist yet. */
  readonly newRoles: readonly NewRole[];
  /** Base blueprint, if it is a variant. */
  readonly variantOf?: string;
}

/** Inserts a draft and the roles that it needs. Callers must check permissions. */
export const addBlueprint = async (
  context: RequestContext,
  { key, content, newRoles, variantOf }: BlueprintAddition,
): Promise<BlueprintNode> => {
  demandAll(validateBlueprint(content));
  const viewer = await context.viewer();
  const id = newId();
  const at = context.services.now();
  const write = { id, content, key, at, by: viewer.userId, variantOf: variantOf ?? null };
  try {
    const [, , [row]] = await context.db.trip(
      insertRoles(newRoles),
      insertBlueprint(write),
      blueprintsWithDraft([id]),
    );
    if (row === undefined) throw new Refused(refuse('Unexpected'));
    context.services.publish({ tenantId: viewer.tenantId, blueprintId: id, partyIds: [] });
    return nodeOfDetailRow(row);
  } catch (error) {
    if (violates(error, 'command_log_pkey')) return blueprintDoneBefore(context, key);
    throw error;
  }
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
