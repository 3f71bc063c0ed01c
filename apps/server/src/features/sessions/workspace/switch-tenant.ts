import { refuse } from '@baton/domain/core/refusal';
import { recordSignIn } from '../../../platform/audit/record-audit.ts';
import { lacksSecondFactor } from '../../../platform/auth/credentials/second-factor-statements.ts';
import { moveSession } from '../../../platform/auth/session-statements.ts';
import { makeSessionToken } from '../../../platform/auth/session-token.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { enterStatement } from '../../../platform/graphql/viewer.ts';
import { isDatabaseError } from '../../../platform/db/database-error.ts';
import { logSecurity } from '../security-log.ts';
import { startSession } from '../start-session.ts';
import type { ViewerNode } from '../viewer-node.ts';
import { viewerShape } from '../viewer.queries.ts';

/** Switches to another workspace of the account. Throws NotFound for any other workspace. */
export const switchTenant = async (
  context: RequestContext,
  tenantId: string,
): Promise<ViewerNode> => {
  const { services } = context;
  const { sessionId, accountId } = await context.viewer();
  // An API token belongs to one workspace.
  if (context.http.isProgram) throw new Refused(refuse('Forbidden'));
  const [[session]] = await services.database.trip(
    { kind: 'identity' },
    lacksSecondFactor(sessionId, accountId, tenantId, new Date(services.now())),
  );
  // An identity provider vouches only for its own workspace.
  if (session?.isSso === true) throw new Refused(refuse('OtherSignInRequired'));
  if (session?.requiresSso === true) throw new Refused(refuse('SsoIsRequired'));
  if (session?.isMethodRefused === true)
    throw new Refused(refuse('SignInMethodNotAllowed', { method: session.method }));
  if (session?.isTooOld === true) throw new Refused(refuse('SessionTooOld'));
  if (session?.lacks === true) throw new Refused(refuse('SecondFactorRequired'));
  const { token, hash } = makeSessionToken();
  const at = services.now();
  try {
    const [, viewers, shapes] = await services.database.trip(
      { kind: 'identity' },
      moveSession(sessionId, accountId, tenantId, hash, new Date(at)),
      enterStatement(hash, at),
      viewerShape(hash, at),
      recordSignIn(hash, at),
    );
    // Streams of the old workspace belong to the old person.
    services.live.endSessions([sessionId]);
    logSecurity(context, 'tenant-switched', { accountId });
    return startSession(context, { token, hash }, viewers[0], shapes[0]);
  } catch (error) {
    // The session wasn't moved, so the new token is invalid.
    if (isDatabaseError(error, 'NoSession')) throw new Refused(refuse('NotFound', {}, 'tenantId'));
    throw error;
  }
};
