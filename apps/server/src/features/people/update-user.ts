import { mayChangePerson } from '@baton/domain/access/people-access';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { endSessionsOfFormer } from '../../platform/auth/session-statements.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { reachPerson } from './people.access.ts';
import type { PartyNode } from './party-node.ts';
import { partiesById } from './people.queries.ts';
import { coverAbsencesOf } from './people.jobs.ts';
import {
  concernedByAbsences,
  knownPeople,
  lockPeople,
  setManager,
  updatePerson,
} from './people.repository.ts';

export interface UserChange {
  readonly id: string;
  readonly name: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  /** False: can no longer sign in, and whatever they had open ends at once. */
  readonly isActive: boolean;
  /** Who leads them; left out where that stays as it is. */
  readonly managerId?: string | null | undefined;
}

const managerRefusal = ({ id, managerId }: UserChange): Refusal | null =>
  managerId === id ? refuse('CannotManageThemselves', {}, 'managerId') : null;

/** Only people lead people. */
const checkManager = async (context: RequestContext, { managerId }: UserChange): Promise<void> => {
  if (managerId === null || managerId === undefined) return;
  const [known] = await context.db.trip(knownPeople([managerId]));
  if (known.length === 0) throw new Refused(refuse('UnknownParty', {}, 'managerId'));
};

/** Changes what a person is called and may do. Work and history of a disabled person stay as they are. */
export const updateUser = async (
  context: RequestContext,
  input: UserChange,
): Promise<PartyNode> => {
  const { person, viewer } = await reachPerson(context, input.id);
  demandAll([nameRefusal(input.name), managerRefusal(input)]);
  demand(mayChangePerson(actorOf(viewer), { ...person, id: asId<PartyId>(person.id) }, input));
  await checkManager(context, input);
  const [concerned] = await context.db.trip(concernedByAbsences());
  const now = new Date(context.services.now());
  const [, updated, , ended, users] = await context.db.trip(
    lockPeople([person.id, viewer.userId]),
    updatePerson(
      person.id,
      person.isAdmin,
      viewer.userId,
      viewer.isAdmin,
      cleanName(input.name),
      input.accessLevel,
      input.isAdmin,
      input.isActive ? null : now,
    ),
    setManager(person.id, input.managerId === undefined ? person.managerId : input.managerId),
    endSessionsOfFormer(person.accountId, viewer.tenantId),
    partiesById([person.id]),
    ...coverAbsencesOf([person.id], concerned),
  );
  const user = users[0];
  if (updated.length === 0 || user === undefined) throw new Refused(refuse('VersionConflict'));
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  context.services.live.endSessions(ended.map((session) => session.id));
  return user;
};
