import { mayCreatePeople, mayEditPerson } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { loadParty, loadPersonFacts } from '../../people/index.ts';
import { logSecurity } from '../security-log.ts';
import { endSessionOfParty, sessionsOfParty, type SessionNode } from './active-sessions.queries.ts';

/**
 * Returns the viewer. Throws an error unless they can edit the person. Checks the general right
 * first, so that others don't learn who exists.
 */
const viewerWhoEdits = async (context: RequestContext, personId: string): Promise<Viewer> => {
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  demand(mayCreatePeople(actor));
  const person = await loadParty(personId, context);
  if (person?.kind !== 'USER') throw new Refused(refuse('NotFound', {}, 'personId'));
  demand(mayEditPerson(actor, await loadPersonFacts(person, context)));
  return viewer;
};

/** Returns the sessions of a person in the workspace, for people who can edit the person. */
export const listSessionsOf = async (
  context: RequestContext,
  personId: string,
): Promise<readonly SessionNode[]> => {
  const { sessionId } = await viewerWhoEdits(context, personId);
  const now = new Date(context.services.now());
  const [sessions] = await context.db.trip(sessionsOfParty(personId, now, sessionId));
  return sessions;
};

/**
 * Ends a session of a person, and returns the others. The viewer ends the own session by signing
 * out.
 */
export const endSessionOf = async (
  context: RequestContext,
  personId: string,
  id: string,
): Promise<readonly SessionNode[]> => {
  const { sessionId, userId, accountId } = await viewerWhoEdits(context, personId);
  if (id === sessionId) throw new Refused(refuse('Forbidden', {}, 'id'));
  const now = new Date(context.services.now());
  const [ended, left] = await context.db.trip(
    endSessionOfParty(personId, id, newId(), now, userId),
    sessionsOfParty(personId, now, sessionId),
  );
  if (ended.length === 0) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.live.endSessions([id]);
  logSecurity(context, 'session-revoked', { accountId });
  return left;
};
