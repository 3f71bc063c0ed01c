import { refuse } from '@baton/domain/core/refusal';
import { recordFailedSignIn } from '../../../platform/audit/record-account-event.ts';
import { useLink } from '../../../platform/auth/single-use-link.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { openSignIn } from '../open-sign-in.ts';
import { logSecurity } from '../security-log.ts';
import type { ViewerNode } from '../viewer-node.ts';
import { checkCode } from './check-code.ts';
import { findChallenge, identity, type OpenChallenge } from './sign-in-challenge.ts';

/** Uses a challenge whose second factor is proven, and signs in. */
export const passChallenge = async (
  context: RequestContext,
  { hash, accountId, tenantId }: OpenChallenge,
): Promise<ViewerNode> => {
  const { database, now } = context.services;
  const [used] = await database.trip(identity, useLink(hash, 'SECOND_FACTOR', new Date(now())));
  if (used.length === 0) throw new Refused(refuse('SignInExpired'));
  logSecurity(context, 'sign-in', { accountId });
  const proven = { accountId, tenantId, method: 'PASSWORD', hasSecondFactor: true } as const;
  return openSignIn(context, proven);
};

/** Signs in with the second factor: a code of the authenticator app, or a recovery code. */
export const confirmSignIn = async (
  context: RequestContext,
  { token, code }: { readonly token: string; readonly code: string },
): Promise<ViewerNode> => {
  const challenge = await findChallenge(context, token);
  const { accountId } = challenge;
  try {
    await checkCode(context, accountId, code);
  } catch (error) {
    if (error instanceof Refused && error.refusals[0].code === 'CodeWrong') {
      const { services, http } = context;
      await services.database.trip(
        identity,
        ...recordFailedSignIn(accountId, services.now(), http.userAgent, 'CODE'),
      );
    }
    throw error;
  }
  return passChallenge(context, challenge);
};
