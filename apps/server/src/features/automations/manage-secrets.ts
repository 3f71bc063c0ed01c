import { mayManageSecrets } from '@baton/domain/access/automation-access';
import { secretNamePattern } from '@baton/domain/automation/template';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { secretPlace } from './make-call.ts';
import { listSecrets, type SecretNode } from './secrets.queries.ts';
import { deleteSecret, putSecret } from './secrets.repository.ts';

const longestSecret = 4000;

const manager = async (context: RequestContext) => {
  const viewer = await context.viewer();
  demand(mayManageSecrets(actorOf(viewer)));
  return viewer;
};

const allSecrets = async (context: RequestContext): Promise<readonly SecretNode[]> => {
  const [secrets] = await context.db.trip(listSecrets());
  return secrets;
};

/** What the secrets of the workspace are called. What they say is never read out. */
export const readSecrets = async (context: RequestContext): Promise<readonly SecretNode[]> => {
  await manager(context);
  return allSecrets(context);
};

/** Adds a secret, or gives the one of this name another value. */
export const saveSecret = async (
  context: RequestContext,
  { name, value }: { readonly name: string; readonly value: string },
): Promise<readonly SecretNode[]> => {
  const { tenantId, userId } = await manager(context);
  demandAll([
    secretNamePattern.test(name) ? null : refuse('InvalidKey', {}, 'name'),
    value === '' ? refuse('Required', {}, 'value') : null,
    value.length > longestSecret ? refuse('TooLong', { max: longestSecret }, 'value') : null,
  ]);
  const { secrets, now } = context.services;
  const sealed = secrets.seal(value, secretPlace(tenantId, name));
  await context.db.trip(putSecret(name, sealed, new Date(now()), userId));
  return allSecrets(context);
};

export const removeSecret = async (
  context: RequestContext,
  name: string,
): Promise<readonly SecretNode[]> => {
  await manager(context);
  const [removed] = await context.db.trip(deleteSecret(name));
  if (removed.length === 0) throw new Refused(refuse('NotFound', {}, 'name'));
  return allSecrets(context);
};
