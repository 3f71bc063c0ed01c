import type { Locale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { changePassword } from '../../platform/auth/account-statements.ts';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import { hashPassword } from '../../platform/auth/password-hash.ts';
import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import { countAttempt, throttleRefusal } from '../../platform/auth/sign-in-throttle.ts';
import { openLink } from '../../platform/auth/single-use-link.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { passwordResetJob } from './password-reset.jobs.ts';
import { logSecurity } from './security-log.ts';

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

/**
 * Sends a link to set a new password. Known and unknown addresses get the same answer after the
 * same work, because a job finds the account.
 */
export const requestPasswordReset = async (
  context: RequestContext,
  input: { readonly email: string; readonly locale: Locale },
): Promise<void> => {
  demand(emailRefusal(input.email));
  const email = cleanEmail(input.email);
  const { database, now } = context.services;
  const network = clientNetwork(context.http.address);
  const at = now();
  const [attempts] = await database.trip(identity, countAttempt(`reset ${email}`, network, at));
  demand(throttleRefusal(attempts, at));
  await database.trip(identity, passwordResetJob.enqueue({ email, locale: input.locale }));
  logSecurity(context, 'password-reset-requested', { network });
};

/** Sets a new password with a link. Uses the link and ends all sessions of the account. */
export const resetPassword = async (
  context: RequestContext,
  input: { readonly token: string; readonly password: string },
): Promise<void> => {
  demand(passwordRefusal(input.password));
  const { database, now, live } = context.services;
  const tokenHash = presentedTokenHash(input.token);
  const at = new Date(now());
  // Hashing is expensive, so that it is done only for valid links.
  const [[open]] = await database.trip(identity, openLink(tokenHash, at));
  if (open === undefined) throw new Refused(refuse('LinkInvalid'));
  const [[changed]] = await database.trip(
    identity,
    changePassword(tokenHash, await hashPassword(input.password), at),
  );
  if (changed === undefined) throw new Refused(refuse('LinkInvalid'));
  live.endSessions(changed.endedSessions);
  logSecurity(context, 'password-reset', { accountId: changed.accountId });
};
