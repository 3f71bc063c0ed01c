import { mayManageSecrets } from '@baton/domain/access/automation-access';
import {
  secretNameRefusal,
  secretUses,
  secretValueRefusal,
} from '@baton/domain/automation/secret-rules';
import { refuse } from '@baton/domain/core/refusal';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { violates } from '../../platform/db/database-error.ts';
import { derivedId, newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { secretPlace } from './make-call.ts';
import { callsInBlueprints, callsInTasks, listSecrets, type SecretRow } from './secrets.queries.ts';
import { addSecret, deleteSecret, putSecret } from './secrets.repository.ts';

/** A blueprint whose draft or current version uses a secret. */
export interface SecretUse {
  readonly blueprintId: string;
  readonly name: string;
}

export interface SecretNode extends SecretRow {
  readonly blueprints: readonly SecretUse[];
  /** Number of open tasks in running workflows that use it. */
  readonly openTasks: number;
}

const manager = async (context: RequestContext) => {
  const viewer = await context.viewer();
  demand(mayManageSecrets(actorOf(viewer)));
  return viewer;
};

const allSecrets = async (context: RequestContext): Promise<readonly SecretNode[]> => {
  const [secrets, blueprints, tasks] = await context.db.trip(
    listSecrets(),
    callsInBlueprints(),
    callsInTasks(),
  );
  const places = new Map(blueprints.map(({ id, name }) => [id, { blueprintId: id, name }]));
  const inBlueprints = secretUses(
    blueprints.flatMap(({ id, automations }) =>
      automations.map((automation) => ({ place: id, automation })),
    ),
  );
  const inTasks = secretUses(tasks.map((place) => ({ place, automation: place.automation })));
  return secrets.map((secret) => ({
    ...secret,
    blueprints: (inBlueprints.get(secret.name) ?? []).flatMap((id) => places.get(id) ?? []),
    openTasks: (inTasks.get(secret.name) ?? []).reduce((sum, { tasks: count }) => sum + count, 0),
  }));
};

/** Returns the names of the workspace's secrets. Their values can't be read. */
export const readSecrets = async (context: RequestContext): Promise<readonly SecretNode[]> => {
  await manager(context);
  return allSecrets(context);
};

export interface GivenSecret {
  readonly name: string;
  readonly value: string;
  /** True if no secret can have this name yet. */
  readonly isNew: boolean;
}

/** Adds a secret or replaces its value. */
export const saveSecret = async (
  context: RequestContext,
  { name, value, isNew }: GivenSecret,
): Promise<readonly SecretNode[]> => {
  const { tenantId, userId } = await manager(context);
  demandAll([secretNameRefusal(name), secretValueRefusal(value)]);
  const { secrets, now } = context.services;
  const sealed = secrets.seal(value, secretPlace(tenantId, name));
  const at = now();
  try {
    await context.db.trip(
      (isNew ? addSecret : putSecret)(name, sealed, new Date(at), userId),
      recordAudit(userId, at, {
        action: isNew ? 'CREATED' : 'UPDATED',
        objectType: 'Secret',
        objectId: derivedId('secret', tenantId, name),
        objectName: name,
        before: null,
        after: null,
      }),
    );
  } catch (error) {
    if (!violates(error, 'secret_pkey')) throw error;
    throw new Refused(refuse('NameConflict', { object: 'secret', name }, 'name'));
  }
  return allSecrets(context);
};

export const removeSecret = async (
  context: RequestContext,
  name: string,
): Promise<readonly SecretNode[]> => {
  const { tenantId, userId } = await manager(context);
  const at = new Date(context.services.now());
  const [removed] = await context.db.trip(
    deleteSecret(name, newId(), at, userId, derivedId('secret', tenantId, name)),
  );
  if (removed.length === 0) throw new Refused(refuse('NotFound', {}, 'name'));
  return allSecrets(context);
};
