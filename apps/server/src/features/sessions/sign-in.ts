import { refuse } from '@baton/domain/core/refusal';
import { passwordMaxLength } from '@baton/domain/party/password-rules';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import { recordFailedSignIn } from '../../platform/audit/record-account-event.ts';
import { accountByEmail } from '../../platform/auth/account-statements.ts';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import { verifyPassword } from '../../platform/auth/credentials/password-hash.ts';
import { waitForEvenTime } from '../../platform/auth/even-time.ts';
import {
  clearAttempts,
  countAttempt,
  throttleRefusal,
} from '../../platform/auth/sign-in-throttle.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { openSignIn } from './open-sign-in.ts';
import { challengeFor, identity, type SignInChallenge } from './second-factor/sign-in-challenge.ts';
import { logSecurity } from './security-log.ts';
import type { ViewerNode } from './viewer-node.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The viewer, or what the person must do before they are signed in. */
export type SignInResult =
  | { readonly node: ViewerNode; readonly challenge: null }
  | { readonly node: null; readonly challenge: SignInChallenge };

/**
 * Signs in with a password, or returns the challenge for the second factor. Wrong passwords,
 * unknown emails, and disabled people get the same error in the same time. Throttled attempts aren't
 * recorded, so that no one can fill the audit log.
 */
export const signIn = async (
  context: RequestContext,
  input: Credentials,
): Promise<SignInResult> => {
  const startedAt = performance.now();
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
    const { userAgent } = context.http;
    await database.trip(identity, ...recordFailedSignIn(account?.id, at, userAgent, 'PASSWORD'));
    logSecurity(context, 'sign-in-failed', { accountId: account?.id, network });
    await waitForEvenTime(startedAt);
    throw new Refused(refuse('SignInFailed'));
  }
  // Checked after the password, so that only people who know the password learn that the workspace
  // doesn't allow it.
  if (account.requiresSso) throw new Refused(refuse('SsoIsRequired'));
  if (account.refusesPassword)
    throw new Refused(refuse('SignInMethodNotAllowed', { method: 'PASSWORD' }));
  const { id: accountId, tenantId, requiresSecondFactor } = account;
  const hasTotp = account.totp !== null;
  const cleared = clearAttempts(email, network, at);
  const challenge = await challengeFor(
    context,
    { accountId, tenantId, hasTotp, requiresSecondFactor },
    ...cleared,
  );
  if (challenge !== null) return { node: null, challenge };
  const proven = { accountId, tenantId, method: 'PASSWORD', hasSecondFactor: false } as const;
  const node = await openSignIn(context, proven, ...cleared);
  logSecurity(context, 'sign-in', { accountId, network });
  return { node, challenge: null };
};
