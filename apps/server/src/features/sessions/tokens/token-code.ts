import { randomBytes } from 'node:crypto';
import { refuse } from '@baton/domain/core/refusal';
import { cleanEmail } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import {
  grantOfPrefix,
  grantPrefix,
  makeApiToken,
  presentedApiToken,
} from '../../../platform/auth/api-token.ts';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import { hashSessionToken } from '../../../platform/auth/session-token.ts';
import { countAttempt, throttleRefusal } from '../../../platform/auth/sign-in-throttle.ts';
import { insertLink, linkLife } from '../../../platform/auth/single-use-link.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { freshViewer } from '../../../platform/graphql/access/fresh-viewer.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { logSecurity } from '../security-log.ts';
import { grantOf, scopesOf, type NewApiToken } from './api-tokens.ts';
import { exchangeCode, extendToken } from './token-statements.ts';

const day = 86_400_000;
/** Lifetime of a token that a program got for a code. Programs extend it within its last day. */
const life = day;
/** A program can extend its token up to this age. Then the person creates another code. */
const maxAge = 90 * day;

/** Name of the token in lists. The token has the same id as the code. */
const codeTokenName = 'Code';

export interface TokenCode {
  /** Shown once. */
  readonly code: string;
  readonly expiresAt: Date;
}

/** A token with its remaining lifetime, as programs read it. */
export interface ExchangedToken {
  readonly token: string;
  /** Seconds until the token expires. */
  readonly expiresIn: number;
}

/** Creates a code that one program can exchange for a token of the viewer within ten minutes. */
export const createTokenCode = async (
  context: RequestContext,
  input: Pick<NewApiToken, 'access' | 'scopes'>,
): Promise<TokenCode> => {
  const { accountId, tenantId, userId } = await freshViewer(context);
  const grant = grantOf(input.access, input.scopes);
  // The grant is a part of the code, so that it can't be changed.
  const code = `${grantPrefix(grant)}-${randomBytes(24).toString('base64url')}`;
  const at = context.services.now();
  const expiresAt = new Date(at + linkLife.TOKEN_CODE);
  const id = newId<string>();
  await context.db.trip(
    insertLink(
      id,
      'TOKEN_CODE',
      accountId,
      tenantId,
      hashSessionToken(code),
      new Date(at),
      expiresAt,
    ),
    recordAudit(userId, at, {
      action: 'CREATED',
      objectType: 'ApiToken',
      objectId: id,
      objectName: codeTokenName,
      before: null,
      after: { access: grant.access, scopes: grant.scopes.join(', ') },
    }),
  );
  logSecurity(context, 'token-code-created', { accountId });
  return { code, expiresAt };
};

/** Exchanges a code for a token. Throws NotFound if the code is wrong, used, or expired. */
export const tokenOfCode = async (
  context: RequestContext,
  input: { readonly code: string; readonly email: string },
): Promise<ExchangedToken> => {
  const { database, now } = context.services;
  const at = now();
  const network = clientNetwork(context.http.address);
  const email = cleanEmail(input.email);
  const [attempts] = await database.trip(identity, countAttempt(`code ${email}`, network, at));
  demand(throttleRefusal(attempts, at));
  const grant = grantOfPrefix(input.code.split('-', 1)[0] ?? '');
  if (grant === null || grant.access === 'SCIM') throw new Refused(refuse('NotFound', {}, 'code'));
  const { token, hash } = makeApiToken(grant);
  const scopes = [...scopesOf(grant), 'refresh'];
  const codeHash = hashSessionToken(input.code);
  const [[session]] = await database.trip(
    identity,
    exchangeCode(codeHash, email, new Date(at), codeTokenName, hash, scopes, new Date(at + life)),
  );
  if (session === undefined) throw new Refused(refuse('NotFound', {}, 'code'));
  logSecurity(context, 'api-token-created', { accountId: session.accountId });
  return { token, expiresIn: life / 1000 };
};

/** Extends the token of a code. Throws NotFound if the token is wrong or can't be extended. */
export const refreshToken = async (
  { services: { database, now } }: RequestContext,
  token: string,
): Promise<ExchangedToken> => {
  const hash = presentedApiToken(`Bearer ${token}`)?.hash ?? null;
  const at = now();
  const [[extended]] = await database.trip(
    identity,
    extendToken(hash, new Date(at), new Date(at + life), maxAge / 1000),
  );
  if (extended === undefined) throw new Refused(refuse('NotFound', {}, 'access_token'));
  return { token, expiresIn: Math.floor((extended.expiresAt.getTime() - at) / 1000) };
};
