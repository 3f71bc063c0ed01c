import { mayInvite } from '@baton/domain/access/people-access';
import type { PartyId } from '@baton/domain/core/ids';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { invitingRoles } from './people.queries.ts';

const loading = new WeakMap<RequestContext, Promise<readonly PartyId[]>>();

/** Returns the roles that allow inviting, once for each request. */
export const loadInvitingRoles = (context: RequestContext): Promise<readonly PartyId[]> => {
  let roles = loading.get(context);
  if (roles === undefined) {
    roles = context.db.read(invitingRoles()).then(([rows]) => rows.map(({ id }) => id));
    loading.set(context, roles);
  }
  return roles;
};

/** Returns whether the viewer can invite people. */
export const viewerMayInvite = async (context: RequestContext): Promise<boolean> => {
  const actor = actorOf(await context.viewer());
  // For most people, the roles aren't needed.
  if (mayInvite(actor, []) === null) return true;
  if (mayInvite(actor, actor.parties) !== null) return false;
  return mayInvite(actor, await loadInvitingRoles(context)) === null;
};
