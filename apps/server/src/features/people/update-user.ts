import { mayChangePerson } from '@baton/domain/access/people-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { placeRefusals } from '@baton/domain/party/person-place';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { recordAudit, type AuditRecord } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { endSessionsOfFormer } from '../../platform/auth/session-statements.ts';
import { isDatabaseError } from '../../platform/db/database-error.ts';
import { demandFreshSignIn } from '../../platform/graphql/access/fresh-viewer.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { checkGroups } from './check-groups.ts';
import { reachPerson } from './people.access.ts';
import type { PartyNode } from './party-node.ts';
import { partiesById } from './people.queries.ts';
import { coverAbsencesOf } from './people.jobs.ts';
import {
  changeGroups,
  concernedByAbsences,
  knownPeople,
  lockPeople,
  setManager,
  setPlace,
  updatePerson,
  type PersonFacts,
} from './people.repository.ts';

export interface UserChange {
  readonly id: string;
  readonly name: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  /** Id of the manager. Unset to keep the current one. */
  readonly managerId?: string | null | undefined;
  /** Region and time zone. Unset to keep the current ones. */
  readonly region?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
  readonly joinGroupIds?: readonly string[] | null | undefined;
  readonly leaveGroupIds?: readonly string[] | null | undefined;
}

const managerRefusal = ({ id, managerId }: UserChange): Refusal | null =>
  managerId === id ? refuse('CannotManageThemselves', {}, 'managerId') : null;

/** Throws if the manager isn't a person. */
const checkManager = async (context: RequestContext, { managerId }: UserChange): Promise<void> => {
  if (managerId === null || managerId === undefined) return;
  const [known] = await context.db.trip(knownPeople([managerId]));
  if (known.length === 0) throw new Refused(refuse('UnknownParty', {}, 'managerId'));
};

/** Returns the values before and after. Groups are listed only where they change. */
const auditedChange = (
  person: PersonFacts,
  { name, accessLevel, isAdmin, managerId, region, timeZone }: UserChange,
  joined: readonly string[],
  left: readonly string[],
): Pick<AuditRecord, 'before' | 'after'> => ({
  before: {
    name: person.name,
    accessLevel: person.accessLevel,
    isAdmin: person.isAdmin,
    managerId: person.managerId,
    region: person.region,
    timeZone: person.timeZone,
    ...(left.length > 0 && { groupIds: left }),
  },
  after: {
    name: cleanName(name),
    accessLevel,
    isAdmin,
    managerId: managerId === undefined ? person.managerId : managerId,
    region: region ?? person.region,
    timeZone: timeZone ?? person.timeZone,
    ...(joined.length > 0 && { groupIds: joined }),
  },
});

/** Changes the name and access of a person. Tasks and history of a disabled person don't change. */
export const updateUser = async (
  context: RequestContext,
  input: UserChange,
): Promise<PartyNode> => {
  const { person, viewer } = await reachPerson(context, input.id);
  demandAll([nameRefusal(input.name), managerRefusal(input), ...placeRefusals(input)]);
  const change = { ...input, isActive: person.isActive };
  demand(mayChangePerson(actorOf(viewer), { ...person, id: asId<PartyId>(person.id) }, change));
  if (input.isAdmin && !person.isAdmin) await demandFreshSignIn(context);
  await checkManager(context, input);
  const joined = [...new Set(input.joinGroupIds ?? [])];
  const left = [...new Set(input.leaveGroupIds ?? [])];
  const invitingRoles: readonly PartyId[] = [];
  await checkGroups(context, viewer, {
    ...{ field: 'joinGroupIds', ids: joined, joining: 1, invitingRoles },
  });
  await checkGroups(context, viewer, {
    ...{ field: 'leaveGroupIds', ids: left, joining: 0, invitingRoles },
  });
  const [concerned] = await context.db.trip(concernedByAbsences());
  const now = new Date(context.services.now());
  const write = context.db.trip(
    lockPeople([person.id, viewer.userId]),
    updatePerson(
      person.id,
      person.isAdmin,
      viewer.userId,
      viewer.isAdmin,
      cleanName(input.name),
      input.accessLevel,
      input.isAdmin,
      person.isActive ? null : now,
    ),
    setManager(person.id, input.managerId === undefined ? person.managerId : input.managerId),
    setPlace(person.id, input.region ?? person.region, input.timeZone ?? person.timeZone),
    endSessionsOfFormer(person.accountId, viewer.tenantId),
    changeGroups(person.id, joined, left),
    partiesById([person.id]),
    recordAudit(viewer.userId, now.getTime(), {
      action: 'UPDATED',
      objectType: 'User',
      objectId: person.id,
      objectName: cleanName(input.name),
      ...auditedChange(person, input, joined, left),
    }),
    ...coverAbsencesOf([person.id], concerned),
    ...[...joined, ...left].flatMap((id) => coverAbsencesOf([person.id], concerned, id)),
  );
  const failed = new Refused(refuse('UpdateUserFieldFailed'));
  const [, , , , ended, , users] = await write.catch((error: unknown) => {
    throw isDatabaseError(error, 'Outdated') ? failed : error;
  });
  const user = users[0];
  if (user === undefined) throw failed;
  const isMoved = joined.length + left.length > 0;
  context.services.publish({ tenantId: viewer.tenantId, partyIds: isMoved ? [person.id] : [] });
  if (isMoved) context.services.live.reconnect([person.id]);
  context.services.live.endSessions(ended.map((session) => session.id));
  return user;
};
