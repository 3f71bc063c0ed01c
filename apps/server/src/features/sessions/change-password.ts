import { refuse } from '@baton/domain/core/refusal';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { recordPasswordChange } from '../../platform/audit/record-account-event.ts';
import { secretsOfAccount, replacePassword } from '../../platform/auth/account-statements.ts';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/credentials/password-hash.ts';
import {
  clearAttempts,
  countAttempt,
  throttleRefusal,
} from '../../platform/auth/sign-in-throttle.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { logSecurity } from './security-log.ts';

const identity = { kind: 'identity' } as const;

/**
 * Changes the viewer's password. Wrong passwords count like failed sign-ins, so that a stolen
 * session can't be used to guess them. All other browsers are signed out.
 */
export const changeOwnPassword = async (
  context: RequestContext,
  input: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> => {
  const { accountId, sessionId, email } = await context.viewer();
  if (context.http.isProgram) throw new Refused(refuse('Forbidden'));
  const { database, now, live } = context.services;
  const network = clientNetwork(context.http.address);
  const at = now();
  const [attempts, [account]] = await database.trip(
    identity,
    countAttempt(email, network, at),
    secretsOfAccount(accountId),
  );
  demand(throttleRefusal(attempts, at));
  demand(passwordRefusal(input.newPassword, 'newPassword', account?.passwordPolicy));
  if (!(await verifyPassword(account?.passwordHash ?? null, input.currentPassword)))
    throw new Refused(refuse('PasswordWrong', {}, 'currentPassword'));
  const [ended] = await database.trip(
    identity,
    replacePassword(accountId, await hashPassword(input.newPassword), sessionId, new Date(at)),
    recordPasswordChange(accountId, at, context.http.userAgent),
    ...clearAttempts(email, network, at),
  );
  live.endSessions(ended.map(({ id }) => id));
  logSecurity(context, 'password-changed', { accountId });
};
