import { refuse } from '@baton/domain/core/refusal';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { recordPasswordReset } from '../../platform/audit/record-account-event.ts';
import { setPasswordOfLink } from '../../platform/auth/account-statements.ts';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import { hashPassword } from '../../platform/auth/credentials/password-hash.ts';
import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import { countAttempt, throttleRefusal } from '../../platform/auth/sign-in-throttle.ts';
import { openLink, useLink, type OpenLink } from '../../platform/auth/single-use-link.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { accountLinkOrder, type LinkRequest } from './account-link.jobs.ts';
import { logSecurity } from './security-log.ts';

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

/**
 * Sends a link to set a new password. Known and unknown addresses get the same answer after the
 * same work, because a job finds the account.
 */
export const requestPasswordReset = async (
  context: RequestContext,
  input: LinkRequest,
): Promise<void> => {
  demand(emailRefusal(input.email));
  const email = cleanEmail(input.email);
  const { database, now } = context.services;
  const network = clientNetwork(context.http.address);
  const at = now();
  const [attempts] = await database.trip(identity, countAttempt(`reset ${email}`, network, at));
  demand(throttleRefusal(attempts, at));
  await database.trip(identity, accountLinkOrder({ ...input, purpose: 'PASSWORD_RESET', email }));
  logSecurity(context, 'password-reset-requested', { network });
};

/** Returns the rules for the new password of a link, or null if the link can't be used. */
export const findPasswordReset = async (
  { services: { database, now } }: RequestContext,
  token: string,
): Promise<OpenLink | null> => {
  const [[open]] = await database.trip(
    identity,
    openLink(presentedTokenHash(token), 'PASSWORD_RESET', new Date(now())),
  );
  return open ?? null;
};

/** Sets a new password with a link. Uses the link and ends all sessions of the account. */
export const resetPassword = async (
  context: RequestContext,
  input: { readonly token: string; readonly password: string },
): Promise<void> => {
  const { database, now, live } = context.services;
  const tokenHash = presentedTokenHash(input.token);
  const at = new Date(now());
  // Hashing is expensive, so that it is done only for valid links.
  const open = await findPasswordReset(context, input.token);
  if (open === null) throw new Refused(refuse('LinkInvalid'));
  demand(passwordRefusal(input.password, 'password', open.passwordPolicy));
  const [[used], ended] = await database.trip(
    identity,
    useLink(tokenHash, 'PASSWORD_RESET', at),
    setPasswordOfLink(tokenHash, await hashPassword(input.password), at),
    recordPasswordReset(tokenHash, at.getTime(), context.http.userAgent),
  );
  if (used === undefined) throw new Refused(refuse('LinkInvalid'));
  live.endSessions(ended.map(({ id }) => id));
  logSecurity(context, 'password-reset', { accountId: used.accountId });
};
