import { mayChangePerson } from '@baton/domain/access/people-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { endSessionsOfFormer } from '../../platform/auth/session-statements.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { memberError } from './add-member.ts';
import type { PartyNode } from './party-node.ts';
import { reachPerson } from './people.access.ts';
import { coverAbsencesOf } from './people.jobs.ts';
import { partiesById } from './people.queries.ts';
import {
  changeGroups,
  concernedByAbsences,
  lockPeople,
  updatePerson,
  type PersonFacts,
} from './people.repository.ts';

/** What a deactivation changes in addition, and how the audit log shows it. */
interface Consequences {
  readonly statements: readonly Statement[];
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
  const { person, viewer } = await reachPerson(context, id);
  const { name, accessLevel, isAdmin } = person;
  const change = { accessLevel, isAdmin, isActive };
  demand(mayChangePerson(actorOf(viewer), { ...person, id: asId<PartyId>(person.id) }, change));
  const more = await plan?.(person, viewer);
  const [concerned, former] = await context.db.trip(concernedByAbsences(), partiesById([id]));
  const left = isActive ? [] : (former[0]?.details.groups.map((group) => group.id) ?? []);
  const now = context.services.now();
  try {
    const [, updated, ended, , users] = await context.db.trip(
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
      changeGroups(person.id, [], left),
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
      ...left.flatMap((group) => coverAbsencesOf([person.id], concerned, group)),
      ...(more?.statements ?? []),
    );
    const user = users[0];
    if (updated.length === 0 || user === undefined) throw new Refused(refuse('VersionConflict'));
    context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
    context.services.live.endSessions(ended.map((session) => session.id));
    return user;
  } catch (error) {
    throw memberError(error);
  }
};
