import { refuse } from '@baton/domain/core/refusal';
import { isTotpCode } from '@baton/domain/party/second-factor';
import { secretsOfAccount } from '../../../platform/auth/account-statements.ts';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import { hashRecoveryCode } from '../../../platform/auth/credentials/recovery-code.ts';
import {
  useRecoveryCode,
  useTotpStep,
} from '../../../platform/auth/credentials/second-factor-statements.ts';
import {
  clearAttempts,
  countAttempt,
  throttleRefusal,
} from '../../../platform/auth/sign-in-throttle.ts';
import { totpStep } from '../../../platform/auth/credentials/totp.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { identity } from './sign-in-challenge.ts';

/** Context in which keys of authenticator apps are encrypted. */
export const totpPlace = (accountId: string): string => `totp ${accountId}`;

/**
 * Uses a code of the authenticator app or a recovery code. Throws CodeWrong for all others. Wrong
 * codes are counted like wrong passwords.
 */
export const checkCode = async (
  context: RequestContext,
  accountId: string,
  code: string,
): Promise<void> => {
  const { database, now, secrets } = context.services;
  const at = now();
  const network = clientNetwork(context.http.address);
  const attempt = `code ${accountId}`;
  const [attempts, [stored]] = await database.trip(
    identity,
    countAttempt(attempt, network, at),
    secretsOfAccount(accountId),
  );
  demand(throttleRefusal(attempts, at));
  const sealed = stored?.totp ?? null;
  const key =
    sealed === null ? null : secrets.open(Buffer.from(sealed, 'base64'), totpPlace(accountId));
  const step = key !== null && isTotpCode(code) ? totpStep(key, code, at) : null;
  const [used] = await database.trip(
    identity,
    step === null
      ? useRecoveryCode(accountId, hashRecoveryCode(code))
      : useTotpStep(accountId, step, new Date(at)),
  );
  if (used.length === 0) throw new Refused(refuse('CodeWrong', {}, 'code'));
  await database.trip(identity, ...clearAttempts(attempt, network, at));
};
