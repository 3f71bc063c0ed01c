import { recordSignIn } from '../../platform/audit/record-audit.ts';
import {
  endSessionOfToken,
  forgetExpiredSessions,
  openSession,
  type SessionMethod,
} from '../../platform/auth/session-statements.ts';
import { makeSessionToken } from '../../platform/auth/session-token.ts';
import type { Statement } from '../../platform/db/statement.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { enterStatement } from '../../platform/graphql/viewer.ts';
import { startSession } from './start-session.ts';
import type { ViewerNode } from './viewer-node.ts';
import { viewerShape } from './viewer.queries.ts';

export interface ProvenAccount {
  readonly accountId: string;
  readonly tenantId: string;
  readonly method: SessionMethod;
  /** True if the person also proved a second factor. */
  readonly hasSecondFactor: boolean;
}

/**
 * Opens a session with a new token and ends the browser's old one, in one round trip with `more`.
 * The caller has checked who the person is.
 */
export const openSignIn = async (
  context: RequestContext,
  { accountId, tenantId, method, hasSecondFactor }: ProvenAccount,
  ...more: readonly Statement[]
): Promise<ViewerNode> => {
  const { database, live, now } = context.services;
  const { token, hash } = makeSessionToken();
  const at = now();
  const { userAgent } = context.http;
  const [, viewers, shapes, ended] = await database.trip(
    { kind: 'identity', waiting: 'ANONYMOUS' },
    openSession({
      tokenHash: hash,
      accountId,
      tenantId,
      userAgent,
      method,
      hasSecondFactor,
      now: at,
    }),
    enterStatement(hash, at),
    viewerShape(hash, at),
    endSessionOfToken(context.tokenHash()),
    recordSignIn(hash, at),
    forgetExpiredSessions(accountId, new Date(at)),
    ...more,
  );
  live.endSessions(ended.map(({ id }) => id));
  return startSession(context, { token, hash }, viewers[0], shapes[0]);
};
