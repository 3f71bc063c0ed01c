import { mayViewAs } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { makeSessionToken, makeViewingToken } from '../../../platform/auth/session-token.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { freshViewer } from '../../../platform/graphql/access/fresh-viewer.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { logSecurity } from '../security-log.ts';
import { endViewing, insertViewing, viewablePerson } from './viewing-statements.ts';

/** Lifetime of a viewing session in milliseconds. */
const life = 30 * 60_000;

/**
 * Lets an admin view Baton as another person for half an hour. The session can only read, so no one
 * can act in the name of another person.
 */
export const viewAs = async (
  context: RequestContext,
  input: { readonly personId: string; readonly reason: string },
): Promise<void> => {
  const { services, http } = context;
  const viewer = await freshViewer(context);
  demand(mayViewAs(actorOf(viewer)));
  demand(nameRefusal(input.reason, 'reason'));
  const { personId, reason } = input;
  const [[person]] = await context.db.trip(viewablePerson(personId, viewer.sessionId));
  if (person === undefined) throw new Refused(refuse('NotFound', {}, 'personId'));
  const { token, hash } = makeViewingToken();
  const at = services.now();
  await context.db.trip(
    insertViewing(
      newId(),
      hash,
      http.userAgent,
      new Date(at),
      new Date(at + life),
      viewer.sessionId,
      person.accountId,
    ),
    recordAudit(viewer.userId, at, {
      action: 'VIEWED_AS',
      objectType: 'User',
      objectId: personId,
      objectName: person.name,
      onBehalfOf: personId,
      before: null,
      after: { reason: cleanName(reason) },
    }),
  );
  http.setCookie(services.cookie.write(token));
  logSecurity(context, 'viewing-started', { accountId: viewer.accountId });
};

/** Ends the viewing session of the browser, and continues the session of the admin. */
export const stopViewing = async (context: RequestContext): Promise<void> => {
  const { database, cookie, now } = context.services;
  const { token, hash } = makeSessionToken();
  const [own] = await database.trip(
    identity,
    endViewing(context.tokenHash(), hash, new Date(now())),
  );
  context.forgetViewer(null);
  context.http.setCookie(own.length === 0 ? cookie.clear() : cookie.write(token));
};
