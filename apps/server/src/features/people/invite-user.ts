import { mayEditPerson, mayInvite, mayInviteAs } from '@baton/domain/access/people-access';
import { readingLocale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { cleanEmail, cleanName, emailRefusal, nameRefusal } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { countAttempt, throttleRefusal } from '../../platform/auth/sign-in-throttle.ts';
import { recordCommand, subjectOfCommand } from '../../platform/db/command-log.ts';
import { violates } from '../../platform/db/database-error.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { memberError } from './add-member.ts';
import { invitationOrder } from './invitation.jobs.ts';
import { loadInvitingRoles } from './inviting-roles.ts';
import type { PartyNode } from './party-node.ts';
import { reachPerson } from './people.access.ts';
import { partiesById } from './people.queries.ts';
import { insertInvited } from './people.repository.ts';

export interface Invitation {
  readonly idempotencyKey: string;
  readonly name: string;
  readonly email: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
}

const sendInvitation = (partyId: string, viewer: Viewer): Statement =>
  invitationOrder({ partyId, inviter: viewer.userName, locale: readingLocale(viewer.locale) });

/** Returns the person that an earlier request with this key invited. */
const findEarlierResult = async (context: RequestContext, key: string): Promise<PartyNode> => {
  const [subjects] = await context.db.trip(subjectOfCommand(key));
  const [found] = await context.db.trip(partiesById(subjects.map((subject) => subject.id)));
  const user = found[0];
  if (user?.kind !== 'USER') throw new Refused(refuse('VersionConflict'));
  return user;
};

/**
 * Adds a person and sends them a link to sign up. The answer doesn't tell whether another workspace
 * knows the address: the person proves with the link that it is theirs.
 */
export const inviteUser = async (
  context: RequestContext,
  input: Invitation,
): Promise<PartyNode> => {
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  demand(mayInvite(actor, await loadInvitingRoles(context)));
  demandAll([nameRefusal(input.name), emailRefusal(input.email), mayInviteAs(actor, input)]);
  const { accessLevel, isAdmin } = input;
  const id = newId<string>();
  try {
    const [, , users] = await context.db.trip(
      recordCommand(input.idempotencyKey, id),
      insertInvited(
        id,
        cleanName(input.name),
        cleanEmail(input.email),
        accessLevel,
        isAdmin,
        viewer.userId,
      ),
      partiesById([id]),
      sendInvitation(id, viewer),
      recordAudit(viewer.userId, context.services.now(), {
        action: 'CREATED',
        objectType: 'User',
        objectId: id,
        objectName: cleanName(input.name),
        before: null,
        after: {
          name: cleanName(input.name),
          email: cleanEmail(input.email),
          accessLevel,
          isAdmin,
        },
      }),
    );
    const user = users[0];
    if (user === undefined) throw new Refused(refuse('Unexpected'));
    context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
    return user;
  } catch (error) {
    if (violates(error, 'command_log_pkey'))
      return findEarlierResult(context, input.idempotencyKey);
    throw memberError(error);
  }
};

/** Sends a new link to an invited person. Earlier links stay valid until they expire. */
export const resendInvitation = async (context: RequestContext, id: string): Promise<PartyNode> => {
  const { person, viewer } = await reachPerson(context, id);
  demand(mayEditPerson(actorOf(viewer), person));
  if (person.accountId !== null) throw new Refused(refuse('AlreadySignedUp'));
  const { database, now } = context.services;
  const at = now();
  const [attempts] = await database.trip(
    { kind: 'identity' },
    countAttempt(`invitation ${id}`, viewer.tenantId, at),
  );
  demand(throttleRefusal(attempts, at));
  const [, users] = await context.db.trip(sendInvitation(id, viewer), partiesById([id]));
  const user = users[0];
  if (user === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return user;
};
