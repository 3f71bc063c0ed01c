import { refuse } from '@baton/domain/core/refusal';
import { makeSessionToken, presentedTokenHash } from '../../../platform/auth/session-token.ts';
import {
  insertLink,
  linkLife,
  openLink,
  type OpenLink,
} from '../../../platform/auth/single-use-link.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';

/** What a person must do after the password, before they are signed in. */
export interface SignInChallenge {
  readonly token: string;
  /** CODE asks for a code. SET_UP asks the person to set up an authenticator app first. */
  readonly step: 'CODE' | 'SET_UP';
}

export const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

/** An account whose first factor is proven. */
export interface FirstFactor {
  readonly accountId: string;
  readonly tenantId: string;
  readonly hasTotp: boolean;
  readonly requiresSecondFactor: boolean;
}

/** Returns the challenge for an account that needs a second factor, or null. */
export const challengeFor = async (
  { services: { database, now } }: RequestContext,
  { accountId, tenantId, hasTotp, requiresSecondFactor }: FirstFactor,
  ...more: readonly Statement[]
): Promise<SignInChallenge | null> => {
  if (!hasTotp && !requiresSecondFactor) return null;
  const { token, hash } = makeSessionToken();
  const at = now();
  const expires = new Date(at + linkLife.SECOND_FACTOR);
  await database.trip(
    identity,
    insertLink(newId(), 'SECOND_FACTOR', accountId, tenantId, hash, new Date(at), expires),
    ...more,
  );
  return { token, step: hasTotp ? 'CODE' : 'SET_UP' };
};

export interface OpenChallenge extends OpenLink {
  readonly tenantId: string;
  readonly hash: Buffer;
}

/** Returns the account that a challenge belongs to. Throws if the challenge was used or expired. */
export const findChallenge = async (
  { services: { database, now } }: RequestContext,
  token: string,
): Promise<OpenChallenge> => {
  const hash = presentedTokenHash(token);
  const [[found]] = await database.trip(identity, openLink(hash, 'SECOND_FACTOR', new Date(now())));
  if (found === undefined || found.tenantId === null || hash === null)
    throw new Refused(refuse('SignInExpired'));
  return { ...found, tenantId: found.tenantId, hash };
};
