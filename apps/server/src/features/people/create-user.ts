import { mayCreatePeople, mayGrantAdmin } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { violates } from '../../platform/db/database-error.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { memberError, memberStatements, type NewMember } from './add-member.ts';
import type { PartyNode } from './party-node.ts';
import { partiesById } from './people.queries.ts';
import { recordCommand, subjectOfCommand } from './people.repository.ts';

export interface NewUser extends NewMember {
  readonly idempotencyKey: string;
}

/** Returns the person that an earlier request with this key created. */
const findEarlierResult = async (context: RequestContext, key: string): Promise<PartyNode> => {
  const [subjects] = await context.db.trip(subjectOfCommand(key));
  const [found] = await context.db.trip(partiesById(subjects.map((subject) => subject.id)));
  const user = found[0];
  if (user?.kind !== 'USER') throw new Refused(refuse('VersionConflict'));
  return user;
};

/**
 * Adds a person with a new account. Rejects the email of an account in another workspace, because
 * someone there could know its password.
 */
export const createUser = async (context: RequestContext, input: NewUser): Promise<PartyNode> => {
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  demand(mayCreatePeople(actor));
  demand(mayGrantAdmin(actor, { ...input, isActive: true }));
  const id = newId<string>();
  const [account, person] = await memberStatements(id, input, viewer.locale);
  try {
    const [, , , users] = await context.db.trip(
      recordCommand(input.idempotencyKey, id),
      account,
      person,
      partiesById([id]),
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
