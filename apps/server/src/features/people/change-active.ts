import { mayChangePerson } from '@baton/domain/access/people-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { endSessionsOfFormer } from '../../platform/auth/session-statements.ts';
import { isDatabaseError } from '../../platform/db/database-error.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { demandFreshSignIn } from '../../platform/graphql/access/fresh-viewer.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { checkGroups } from './check-groups.ts';
import { memberError } from './add-member.ts';
import type { PartyNode } from './party-node.ts';
import { reachPerson } from './people.access.ts';
import { coverAbsencesOf } from './people.jobs.ts';
import { partiesById } from './people.queries.ts';
import {
  concernedByAbsences,
  lockPeople,
  moveGroups,
  updatePerson,
  type PersonFacts,
} from './people.repository.ts';

/** Further statements that a deactivation needs, and further values for its audit entry. */
interface Consequences {
  readonly statements: readonly Statement[];
  /** Person who gets the roles and teams. */
  readonly groupsTo?: string | null;
  readonly audited: Readonly<Record<string, unknown>>;
}

/**
 * Deactivates or reactivates a person. A deactivated person leaves all teams and roles, and their
 * sessions and API tokens end with the same commit.
 */
export const changeActive = async (
  context: RequestContext,
  id: string,
  isActive: boolean,
  plan?: (person: PersonFacts, viewer: Viewer) => Promise<Consequences>,
): Promise<PartyNode> => {
  const reached = await reachPerson(context, id);
  const { person, viewer } = reached;
  const { accessLevel, isAdmin } = person;
  const change = { accessLevel, isAdmin, isActive };
  demand(mayChangePerson(actorOf(viewer), { ...person, id: asId<PartyId>(person.id) }, change));
  if (!isActive) await demandFreshSignIn(context);
  return putActive(context, reached, isActive, await plan?.(person, viewer));
};

/** Stores the change of a person that the viewer can change. */
export const putActive = async (
  context: RequestContext,
  { person, viewer }: { readonly person: PersonFacts; readonly viewer: Viewer },
  isActive: boolean,
  more?: Consequences,
): Promise<PartyNode> => {
  const { id, name, accessLevel, isAdmin } = person;
  const [concerned, former] = await context.db.trip(concernedByAbsences(), partiesById([id]));
  const left = isActive ? [] : (former[0]?.details.groups.map((group) => group.id) ?? []);
  const groupsTo = more?.groupsTo ?? null;
  if (groupsTo !== null)
    await checkGroups(context, viewer, {
      ...{ field: 'groupsTo', ids: left, joining: 1, invitingRoles: [] },
    });
  const moved = groupsTo === null ? [person.id] : [person.id, groupsTo];
  const now = context.services.now();
  try {
    const [, , ended, , users] = await context.db.trip(
      lockPeople([person.id, viewer.userId]),
      updatePerson(
        person.id,
        isAdmin,
        viewer.userId,
        viewer.isAdmin,
        name,
        accessLevel,
        isAdmin,
        isActive ? null : new Date(now),
      ),
      endSessionsOfFormer(person.accountId, viewer.tenantId),
      moveGroups(person.id, left, groupsTo),
      partiesById([person.id]),
      recordAudit(viewer.userId, now, {
        action: 'UPDATED',
        objectType: 'User',
        objectId: person.id,
        objectName: name,
        before: { isActive: person.isActive, ...(left.length > 0 && { groupIds: left }) },
        after: { isActive, ...more?.audited },
      }),
      ...coverAbsencesOf([person.id], concerned),
      ...left.flatMap((group) => coverAbsencesOf(moved, concerned, group)),
      ...(more?.statements ?? []),
    );
    const user = users[0];
    if (user === undefined) throw new Refused(refuse('VersionConflict'));
    context.services.publish({
      tenantId: viewer.tenantId,
      partyIds: groupsTo === null ? [] : [groupsTo],
    });
    if (groupsTo !== null) context.services.live.reconnect([groupsTo]);
    context.services.live.endSessions(ended.map((session) => session.id));
    return user;
  } catch (error) {
    if (isDatabaseError(error, 'Outdated')) throw new Refused(refuse('VersionConflict'));
    throw memberError(error);
  }
};
