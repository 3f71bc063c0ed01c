import type { Locale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { recordTwoStepReset } from '../../../platform/audit/record-account-event.ts';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import { removeSecondFactorOfLink } from '../../../platform/auth/credentials/second-factor-statements.ts';
import { presentedTokenHash } from '../../../platform/auth/session-token.ts';
import { countAttempt, throttleRefusal } from '../../../platform/auth/sign-in-throttle.ts';
import { openLink, useLink } from '../../../platform/auth/single-use-link.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { logSecurity } from '../security-log.ts';
import { accountLinkOrder, secondFactorNotice, type LinkRequest } from '../account-link.jobs.ts';
import { checkPassword } from './check-password.ts';
import { identity } from './sign-in-challenge.ts';

/** Sends a link that removes the second factor. The answer is the same for unknown addresses. */
export const requestSecondFactorReset = async (
  context: RequestContext,
  input: LinkRequest,
): Promise<void> => {
  demand(emailRefusal(input.email));
  const email = cleanEmail(input.email);
  const { database, now } = context.services;
  const network = clientNetwork(context.http.address);
  const at = now();
  const [attempts] = await database.trip(identity, countAttempt(`mfa reset ${email}`, network, at));
  demand(throttleRefusal(attempts, at));
  await database.trip(identity, accountLinkOrder({ ...input, purpose: 'MFA_RESET', email }));
  logSecurity(context, 'second-factor-reset-requested', { network });
};

export interface SecondFactorReset {
  readonly token: string;
  readonly password: string;
  /** Language of the message about it. */
  readonly locale: Locale;
}

/**
 * Removes the authenticator app and the recovery codes with a link and the password, so that neither
 * is enough, and tells the person by email. A wrong password doesn't use the link. Throws
 * NoSecondFactor if there is nothing to remove.
 */
export const resetSecondFactor = async (
  context: RequestContext,
  { token, password, locale }: SecondFactorReset,
): Promise<void> => {
  const { database, now } = context.services;
  const tokenHash = presentedTokenHash(token);
  const at = new Date(now());
  const [[open]] = await database.trip(identity, openLink(tokenHash, 'MFA_RESET', at));
  if (open === undefined) throw new Refused(refuse('LinkInvalid'));
  await checkPassword(context, open, password);
  const [[used], , , removed] = await database.trip(
    identity,
    useLink(tokenHash, 'MFA_RESET', at),
    recordTwoStepReset(tokenHash, at.getTime(), context.http.userAgent),
    secondFactorNotice(tokenHash, at, { email: open.email, locale }),
    removeSecondFactorOfLink(tokenHash, at),
  );
  if (used === undefined) throw new Refused(refuse('LinkInvalid'));
  if (removed.length === 0) throw new Refused(refuse('NoSecondFactor'));
  logSecurity(context, 'second-factor-removed', { accountId: used.accountId });
};
