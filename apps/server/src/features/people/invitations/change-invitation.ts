import { mayManageInvitation } from '@baton/domain/access/people-access';
import { hour } from '@baton/domain/core/dates';
import { readingLocale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { openInvitationRefusal, resendRefusal } from '@baton/domain/party/invitation';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { markInvited, resendsSince } from '../../../platform/auth/invitation-statements.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { putActive } from '../change-active.ts';
import { loadInvitingRoles, viewerMayInvite } from '../inviting-roles.ts';
import type { PartyNode } from '../party-node.ts';
import { partiesById } from '../people.queries.ts';
import { personFacts } from '../people.repository.ts';
import { endInvitationLinks, peopleByAddress } from './invite-statements.ts';
import { invitationOrder } from './invitation.jobs.ts';

/** Returns an invited person. Checks the right first, so that others don't learn who exists. */
const reachInvited = async (context: RequestContext, id: string) => {
  const viewer = await context.viewer();
  if (!(await viewerMayInvite(context))) throw new Refused(refuse('UserNotAllowedToInviteUsers'));
  const since = new Date(context.services.now() - hour);
  const [[person], resends] = await context.db.trip(personFacts(id), resendsSince(id, since));
  if (person === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  demand(mayManageInvitation(actorOf(viewer), person, await loadInvitingRoles(context)));
  const facts = {
    sentAt: person.invitedAt?.getTime() ?? 0,
    resentAt: resends.map(({ at }) => at.getTime()),
    hasAccount: person.accountId !== null,
    isActive: person.isActive,
  };
  return { person, viewer, facts };
};

/**
 * Sends a new link to an invited person. Earlier links stay valid until they expire. Throws
 * TooManyAttempts within a minute of the previous message or after 3 in an hour, and
 * AlreadySignedUp.
 */
export const resendInvitation = async (context: RequestContext, id: string): Promise<PartyNode> => {
  const { viewer, facts } = await reachInvited(context, id);
  const now = context.services.now();
  demand(resendRefusal(facts, now));
  const [, , users] = await context.db.trip(
    markInvited(id, new Date(now)),
    invitationOrder({
      ...{ partyId: id, inviter: viewer.userName, locale: readingLocale(viewer.locale) },
    }),
    partiesById([id]),
  );
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  const user = users[0];
  if (user === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return user;
};

/** Sends a new link to the invited person with this address. Throws like `resendInvitation`. */
export const resendToAddress = async (context: RequestContext, email: string): Promise<void> => {
  if (!(await viewerMayInvite(context))) throw new Refused(refuse('UserNotAllowedToInviteUsers'));
  const [[person]] = await context.db.trip(peopleByAddress([email]));
  if (person === undefined) throw new Refused(refuse('NotFound', {}, 'Email'));
  await resendInvitation(context, person.id);
};

/** Ends an invitation: its links don't work anymore, and the person is deactivated. */
export const withdrawInvitation = async (
  context: RequestContext,
  id: string,
): Promise<PartyNode> => {
  const { person, viewer, facts } = await reachInvited(context, id);
  demand(openInvitationRefusal(facts));
  const links = endInvitationLinks(id, new Date(context.services.now()));
  return putActive(context, { person, viewer }, false, { statements: [links], audited: {} });
};
