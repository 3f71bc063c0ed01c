import { refuse } from '@baton/domain/core/refusal';
import { secretsOfAccount } from '../../../platform/auth/account-statements.ts';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import { verifyPassword } from '../../../platform/auth/credentials/password-hash.ts';
import { confirmSession } from '../../../platform/auth/credentials/second-factor-statements.ts';
import {
  clearAttempts,
  countAttempt,
  throttleRefusal,
} from '../../../platform/auth/sign-in-throttle.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { checkCode } from './check-code.ts';
import { identity } from './sign-in-challenge.ts';

export interface Confirmation {
  readonly password?: string | null | undefined;
  readonly code?: string | null | undefined;
}

const checkPassword = async (
  context: RequestContext,
  { accountId, email }: Viewer,
  password: string,
): Promise<void> => {
  const { database, now } = context.services;
  const network = clientNetwork(context.http.address);
  const at = now();
  const [attempts, [account]] = await database.trip(
    identity,
    countAttempt(email, network, at),
    secretsOfAccount(accountId),
  );
  demand(throttleRefusal(attempts, at));
  if (!(await verifyPassword(account?.passwordHash ?? null, password)))
    throw new Refused(refuse('PasswordWrong', {}, 'password'));
  await database.trip(identity, ...clearAttempts(email, network, at));
};

/** Confirms who the viewer is, with their password or a code, before a sensitive change. */
export const confirmIdentity = async (
  context: RequestContext,
  { password, code }: Confirmation,
): Promise<void> => {
  const viewer = await context.viewer();
  if (context.http.isProgram) throw new Refused(refuse('Forbidden'));
  const hasCode = code !== null && code !== undefined;
  if (hasCode) await checkCode(context, viewer.accountId, code);
  else await checkPassword(context, viewer, password ?? '');
  const { database, now } = context.services;
  await database.trip(identity, confirmSession(viewer.sessionId, new Date(now()), hasCode));
};
