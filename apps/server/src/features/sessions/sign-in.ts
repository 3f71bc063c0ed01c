import { refuse } from '@baton/domain/core/refusal';
import { passwordMaxLength } from '@baton/domain/party/password-rules';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { accountByEmail } from '../../platform/auth/account-statements.ts';
import { recordSignIn } from '../../platform/audit/record-audit.ts';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import { verifyPassword } from '../../platform/auth/password-hash.ts';
import {
  endSessionOfToken,
  forgetExpiredSessions,
  openSession,
} from '../../platform/auth/session-statements.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import {
  clearAttempts,
  countAttempt,
  throttleRefusal,
} from '../../platform/auth/sign-in-throttle.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { enterStatement } from '../../platform/graphql/viewer.ts';
import { logSecurity } from './security-log.ts';
import { startSession } from './start-session.ts';
import type { ViewerNode } from './viewer-node.ts';
import { viewerShape } from './viewer.queries.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

/**
 * Opens a session with a new token and ends the browser's old one. Wrong passwords, unknown emails,
 * and disabled people get the same error in the same time.
 */
export const signIn = async (context: RequestContext, input: Credentials): Promise<ViewerNode> => {
  const { database, now } = context.services;
  demand(emailRefusal(input.email));
  const email = cleanEmail(input.email);
  const network = clientNetwork(context.http.address);
  const at = now();
  const [attempts, accounts] = await database.trip(
    identity,
    countAttempt(email, network, at),
    accountByEmail(email),
  );
  const account = accounts[0];
  const throttled = throttleRefusal(attempts, at);
  if (throttled !== null) {
    logSecurity(context, 'sign-in-throttled', { accountId: account?.id, network });
    throw new Refused(throttled);
  }
  const isRight =
    input.password.length <= passwordMaxLength * 2 &&
    (await verifyPassword(account?.passwordHash ?? null, input.password));
  if (account === undefined || account.tenantId === null || !isRight) {
    logSecurity(context, 'sign-in-failed', { accountId: account?.id, network });
    throw new Refused(refuse('SignInFailed'));
  }
  const { token, hash } = makeSessionToken();
  const [, viewers, shapes, ended] = await database.trip(
    identity,
    openSession({
      tokenHash: hash,
      accountId: account.id,
      tenantId: account.tenantId,
      userAgent: context.http.userAgent,
      now: at,
    }),
    enterStatement(hash, at),
    viewerShape(hash, at),
    endSessionOfToken(context.tokenHash()),
    recordSignIn(hash, at, context.http.userAgent),
    forgetExpiredSessions(account.id, new Date(at)),
    ...clearAttempts(email, network, at),
  );
  context.services.live.endSessions(ended.map((session) => session.id));
  logSecurity(context, 'sign-in', { accountId: account.id, network });
  return startSession(context, { token, hash }, viewers[0], shapes[0]);
};
