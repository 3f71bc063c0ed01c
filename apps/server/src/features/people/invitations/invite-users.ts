import { mayCreatePeople, mayInvite, mayInviteAs } from '@baton/domain/access/people-access';
import { readingLocale } from '@baton/domain/core/languages';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { inviteAddressRefusal, maxInvited } from '@baton/domain/party/invitation';
import { cleanEmail, cleanName, emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import { nameOfAddress } from '@baton/domain/party/written-addresses';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { recordCommand, subjectOfCommand } from '../../../platform/db/command-log.ts';
import { violates } from '../../../platform/db/database-error.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demandFreshSignIn } from '../../../platform/graphql/access/fresh-viewer.ts';
import { demandAll, demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { checkGroups } from '../check-groups.ts';
import { loadInvitingRoles } from '../inviting-roles.ts';
import type { PartyNode } from '../party-node.ts';
import { partiesById } from '../people.queries.ts';
import {
  inviteStatements,
  peopleByAddress,
  type AddressedPerson,
  type CheckedInvitation,
} from './invite-statements.ts';

interface Invitee {
  readonly email: string;
  /** Without a name, the person is called after the address. */
  readonly name?: string | null | undefined;
}

export interface Invitations {
  readonly idempotencyKey: string;
  readonly people: readonly Invitee[];
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  readonly groupIds?: readonly string[] | null | undefined;
}

/** Result for one address: invited, or why not. */
export interface InvitationResult {
  readonly email: string;
  /** The invited person, or the one who has the address. */
  readonly user: PartyNode | null;
  /** Why the address wasn't invited. Null if it was invited. */
  readonly refusal: Refusal | null;
}

interface Decided {
  readonly email: string;
  readonly personId: string | null;
  readonly refusal: Refusal | null;
  readonly invited: CheckedInvitation | null;
}

const nameOf = ({ name, email }: Invitee): string => {
  const clean = cleanName(name ?? '');
  return clean === '' ? nameOfAddress(email) : clean;
};

/** Returns the decision about each address. */
const decide = (
  input: Invitations,
  viewer: Viewer,
  known: ReadonlyMap<string, AddressedPerson>,
  isRepeated: boolean,
): readonly Decided[] => {
  const seen = new Set<string>();
  return input.people.map((invitee): Decided => {
    const email = cleanEmail(invitee.email);
    const person = known.get(email);
    const isDone =
      isRepeated && person?.invitedBy === viewer.userId && person.isActive && !person.hasAccount;
    if (isDone) return { email, personId: person.id, refusal: null, invited: null };
    const refusal =
      emailRefusal(email) ??
      nameRefusal(nameOf(invitee)) ??
      (seen.has(email) ? refuse('AlreadyInvited', {}, 'email') : null) ??
      inviteAddressRefusal(person);
    seen.add(email);
    if (refusal !== null) return { email, personId: person?.id ?? null, refusal, invited: null };
    const id = person?.id ?? newId<string>();
    const { accessLevel, isAdmin, groupIds } = input;
    const invited = {
      ...{ id, email, accessLevel, isAdmin },
      name: nameOf(invitee),
      organization: '',
      groupIds: [...new Set(groupIds ?? [])],
      locale: readingLocale(viewer.locale),
    };
    return { email, personId: id, refusal: null, invited };
  });
};

const checkAll = async (
  context: RequestContext,
  viewer: Viewer,
  input: Invitations,
): Promise<void> => {
  const actor = actorOf(viewer);
  const invitingRoles = await loadInvitingRoles(context);
  demand(mayInvite(actor, invitingRoles));
  const { people } = input;
  demandAll([
    people.length === 0 ? refuse('Required', {}, 'people') : null,
    people.length > maxInvited
      ? refuse('TooMany', { count: people.length, max: maxInvited }, 'people')
      : null,
    mayInviteAs(actor, input),
  ]);
  await checkGroups(context, viewer, {
    ...{ field: 'groupIds', ids: [...new Set(input.groupIds ?? [])] },
    ...{ joining: people.length, invitingRoles },
  });
};

/**
 * Maximum number of attempts, because someone else can add one of the addresses at the same time.
 */
const ATTEMPTS = 3;

/**
 * Adds people and sends each a link to sign up, in one transaction. Returns the result for each
 * address. An invalid address doesn't prevent the others from being invited. The answer doesn't
 * tell whether another workspace knows an address: the person proves with the link that it is
 * theirs.
 */
export const inviteUsers = async (
  context: RequestContext,
  input: Invitations,
): Promise<readonly InvitationResult[]> => {
  const viewer = await context.viewer();
  await checkAll(context, viewer, input);
  if (input.isAdmin) await demandFreshSignIn(context);
  for (let attempt = 1; ; attempt += 1) {
    const [people, [earlier]] = await context.db.trip(
      peopleByAddress(input.people.map(({ email }) => email)),
      subjectOfCommand(input.idempotencyKey),
    );
    const known = new Map(people.map((person) => [person.email, person]));
    const decided = decide(input, viewer, known, earlier !== undefined);
    const invited = decided.flatMap((one) => one.invited ?? []);
    try {
      if (invited.length > 0 && earlier === undefined) {
        await context.db.trip(
          recordCommand(input.idempotencyKey, viewer.userId),
          ...inviteStatements(invited, viewer, context.services.now()),
        );
        context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
      }
      return await resultsOf(context, viewer, decided);
    } catch (error) {
      const isRace = violates(error, 'command_log_pkey') || violates(error, 'party_email');
      if (!isRace || attempt === ATTEMPTS) throw error;
    }
  }
};

const resultsOf = async (
  context: RequestContext,
  viewer: Viewer,
  decided: readonly Decided[],
): Promise<readonly InvitationResult[]> => {
  const [users] = await context.db.trip(partiesById(decided.flatMap((one) => one.personId ?? [])));
  // Only people who can reactivate others see who was deactivated.
  const seesDeactivated = mayCreatePeople(actorOf(viewer)) === null;
  const visible = users.filter(({ details }) => details.deletedAt === null || seesDeactivated);
  const byId = new Map(visible.map((user) => [user.id, user]));
  return decided.map(({ email, personId, refusal }) => ({
    ...{ email, refusal },
    user: byId.get(personId ?? '') ?? null,
  }));
};

/** Invites one person by name. Throws why the address can't be invited. */
export const inviteUser = async (
  context: RequestContext,
  { name, email, ...input }: Omit<Invitations, 'people'> & { name: string; email: string },
): Promise<PartyNode> => {
  const viewer = await context.viewer();
  demand(mayInvite(actorOf(viewer), await loadInvitingRoles(context)));
  demandAll([nameRefusal(name), emailRefusal(email), mayInviteAs(actorOf(viewer), input)]);
  const [result] = await inviteUsers(context, { ...input, people: [{ name, email }] });
  demand(result?.refusal ?? null);
  if (result?.user == null) throw new Refused(refuse('Unexpected'));
  return result.user;
};
