import { mayManageSecrets } from '@baton/domain/access/automation-access';
import {
  secretNameRefusal,
  secretUses,
  secretValueRefusal,
} from '@baton/domain/automation/secret-rules';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import { defineRemoval, defineSaving } from '../../platform/entity/entity-commands.ts';
import { demand } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { secretPlace } from './make-call.ts';
import { callsInBlueprints, callsInTasks, listSecrets, type SecretRow } from './secrets.queries.ts';
import { addSecret, deleteSecret, putSecret, sealedSecrets } from './secrets.repository.ts';

/** A blueprint whose draft or current version uses a secret. */
export interface SecretUse {
  readonly blueprintId: string;
  readonly name: string;
}

export interface SecretNode extends SecretRow {
  readonly blueprints: readonly SecretUse[];
  /** Number of open tasks in running workflows that use the secret. */
  readonly openTasks: number;
}

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
  demand(mayManageSecrets(actorOf(await context.viewer())));
  return allSecrets(context);
};

export interface SecretInput {
  readonly name: string;
  readonly value: string;
  /** True if the name belongs to a new secret, so that none with this name is expected. */
  readonly isNew: boolean;
}

const secrets = { type: () => 'Secret' as const, audited: () => null };

/** Returns the secret for the audit log, and as the item if it is stored. */
const findSecret = async (context: RequestContext, name: string) => {
  const [rows] = await context.db.trip(sealedSecrets([name]));
  const { tenantId } = await context.viewer();
  const secret = { id: derivedId('secret', tenantId, name), name };
  return { secret, item: rows.length === 0 ? null : secret };
};

/** Adds a secret or replaces its value. */
export const saveSecret = defineSaving({
  ...secrets,
  load: (context, _, { name }: SecretInput) => findSecret(context, name),
  maySave: mayManageSecrets,
  refusals: ({ name, value }) => [secretNameRefusal(name), secretValueRefusal(value)],
  change: (_, { secret }) => secret,
  conflicts: ({ name }) => ({
    secret_pkey: refuse('NameConflict', { object: 'secret', name }, 'name'),
  }),
  store: async (context, { input: { name, value, isNew }, viewer, at, audit }) => {
    const sealed = context.services.secrets.seal(value, secretPlace(viewer.tenantId, name));
    await context.db.trip((isNew ? addSecret : putSecret)(name, sealed, at, viewer.userId), audit);
    return allSecrets(context);
  },
});

export const removeSecret = defineRemoval({
  ...secrets,
  load: findSecret,
  mayRemove: (actor, secret) =>
    mayManageSecrets(actor) ?? (secret === null ? refuse('NotFound', {}, 'name') : null),
  store: async (context, { item, audit }) => {
    await context.db.trip(deleteSecret(item.name), audit);
    return allSecrets(context);
  },
});
