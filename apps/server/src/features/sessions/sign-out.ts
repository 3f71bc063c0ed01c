import { endSessionOfToken } from '../../platform/auth/session-statements.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { logSecurity } from './security-log.ts';

/** Ends the browser's session, if any, and removes its cookie. */
export const signOut = async (context: RequestContext): Promise<void> => {
  const { database, live, cookie } = context.services;
  const [ended] = await database.trip({ kind: 'identity' }, endSessionOfToken(context.tokenHash()));
  live.endSessions(ended.map((session) => session.id));
  context.forgetViewer(null);
  context.http.setCookie(cookie.clear());
  if (ended.length > 0) logSecurity(context, 'sign-out', { accountId: ended[0]?.accountId });
};
