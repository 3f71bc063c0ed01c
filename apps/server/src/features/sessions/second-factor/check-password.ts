import { refuse } from '@baton/domain/core/refusal';
import { secretsOfAccount } from '../../../platform/auth/account-statements.ts';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import { verifyPassword } from '../../../platform/auth/credentials/password-hash.ts';
import {
  clearAttempts,
  countAttempt,
  throttleRefusal,
} from '../../../platform/auth/sign-in-throttle.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { identity } from './sign-in-challenge.ts';

/** Throws PasswordWrong, or TooManyAttempts after several wrong passwords. */
export const checkPassword = async (
  context: RequestContext,
  { accountId, email }: { readonly accountId: string; readonly email: string },
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
