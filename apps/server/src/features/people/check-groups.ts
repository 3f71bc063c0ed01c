import { isInvitingRole, mayAssignGroup } from '@baton/domain/access/people-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { demandFreshSignIn } from '../../platform/graphql/access/fresh-viewer.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { loadInvitingRoles } from './inviting-roles.ts';
import { joinedGroups } from './people.repository.ts';
import { maxMembers } from './groups.ts';

interface GroupsToCheck {
  /** Field of the errors. */
  readonly field: string;
  readonly ids: readonly string[];
  /** Number of people who join. 0 if people only leave. */
  readonly joining: number;
  readonly invitingRoles: readonly PartyId[];
}

/** Throws unless the viewer can change the members of each of these teams and roles. */
export const checkGroups = async (
  context: RequestContext,
  viewer: Viewer,
  { field, ids, joining, invitingRoles }: GroupsToCheck,
): Promise<void> => {
  if (ids.length === 0) return;
  const [groups] = await context.db.trip(joinedGroups(ids));
  const allInviting = joining > 0 ? await loadInvitingRoles(context) : [];
  const known = new Map(groups.map((group) => [group.id, group]));
  for (const id of ids) {
    const group = known.get(id);
    if (group === undefined) throw new Refused(refuse('UnknownParty', {}, field));
    const facts = { ...group, id: asId<PartyId>(group.id) };
    const refusal = mayAssignGroup(actorOf(viewer), facts, invitingRoles);
    if (refusal !== null) throw new Refused({ ...refusal, field });
    const count = group.memberCount + joining;
    if (joining > 0 && count > maxMembers)
      throw new Refused(refuse('TooMany', { count, max: maxMembers }, field));
  }
  const givesInviting = groups.some((group) =>
    isInvitingRole({ ...group, allowsInviting: allInviting.includes(asId<PartyId>(group.id)) }),
  );
  if (joining > 0 && givesInviting) await demandFreshSignIn(context);
};
