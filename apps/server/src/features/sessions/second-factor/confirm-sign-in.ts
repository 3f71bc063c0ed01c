import { refuse } from '@baton/domain/core/refusal';
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
  await checkCode(context, challenge.accountId, code);
  return passChallenge(context, challenge);
};
