import { mayCreatePeople } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { logSecurity } from '../security-log.ts';
import { endSessionOfParty, sessionsOfParty, type SessionNode } from './active-sessions.queries.ts';

/** Returns the sessions of a person in the workspace, for people who can change the person. */
export const listSessionsOf = async (
  context: RequestContext,
  personId: string,
): Promise<readonly SessionNode[]> => {
  const viewer = await context.viewer();
  demand(mayCreatePeople(actorOf(viewer)));
  const now = new Date(context.services.now());
  const [sessions] = await context.db.trip(sessionsOfParty(personId, now, viewer.sessionId));
  return sessions;
};

/** Ends a session of a person, and returns the others. The viewer ends the own session by signing out. */
export const endSessionOf = async (
  context: RequestContext,
  personId: string,
  id: string,
): Promise<readonly SessionNode[]> => {
  const viewer = await context.viewer();
  demand(mayCreatePeople(actorOf(viewer)));
  if (id === viewer.sessionId) throw new Refused(refuse('Forbidden', {}, 'id'));
  const now = new Date(context.services.now());
  const [ended, left] = await context.db.trip(
    endSessionOfParty(personId, id, newId(), now, viewer.userId),
    sessionsOfParty(personId, now, viewer.sessionId),
  );
  if (ended.length === 0) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.live.endSessions([id]);
  logSecurity(context, 'session-revoked', { accountId: viewer.accountId });
  return left;
};
