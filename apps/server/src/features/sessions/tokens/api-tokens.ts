import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { nameRefusal, cleanName } from '@baton/domain/party/person-rules';
import { orderedScopes, tokenScopes, type TokenScope } from '@baton/domain/party/token-scopes';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import {
  makeApiToken,
  type TokenAccess,
  type TokenGrant,
} from '../../../platform/auth/api-token.ts';
import { insertApiToken } from '../../../platform/auth/session-statements.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { freshViewer } from '../../../platform/graphql/access/fresh-viewer.ts';
import { logSecurity } from '../security-log.ts';
import { changeAndLoadViewer, type ViewerNode } from '../viewer-node.ts';

const day = 86_400_000;

/** Lifetimes that people can select, in days. */
export const tokenDays: readonly number[] = [7, 30, 90, 365];

/** Returns why a token can't have this lifetime, or null. */
export const tokenDaysRefusal = (days: number): Refusal | null =>
  tokenDays.includes(days) ? null : refuse('UnknownOptions', { count: 1, list: days }, 'days');

const storedAccess = { READ: ['read'], WRITE: ['read', 'write'], SCIM: ['scim'] } as const;

/** Returns what is stored with a token, for lists. The token itself carries the grant. */
export const scopesOf = ({ access, scopes }: TokenGrant): readonly string[] => [
  ...storedAccess[access],
  ...(access === 'SCIM' ? [] : scopes),
];

/** Returns the grant of a new token. Without scopes, the token has all of them. */
export const grantOf = <Access extends TokenAccess>(
  access: Access,
  scopes: readonly TokenScope[] | null | undefined,
): TokenGrant<Access> => {
  if (scopes?.length === 0) throw new Refused(refuse('Required', {}, 'scopes'));
  return { access, scopes: orderedScopes(scopes ?? tokenScopes) };
};

export interface NewApiToken {
  readonly name: string;
  readonly access: Exclude<TokenAccess, 'SCIM'>;
  /** Null for all scopes. */
  readonly scopes?: readonly TokenScope[] | null | undefined;
  readonly days: number;
}

export interface CreatedApiToken extends ViewerNode {
  /** Shown once. */
  readonly token: string;
}

/** Creates a token with which a program acts as the viewer in this workspace. */
export const createApiToken = async (
  context: RequestContext,
  { name, access, scopes, days }: NewApiToken,
): Promise<CreatedApiToken> => {
  const { accountId, tenantId, userId } = await freshViewer(context);
  demandAll([nameRefusal(name), tokenDaysRefusal(days)]);
  const grant = grantOf(access, scopes);
  const { token, hash } = makeApiToken(grant);
  const now = context.services.now();
  const id = newId<string>();
  const { node } = await changeAndLoadViewer(
    context,
    insertApiToken(
      id,
      hash,
      accountId,
      tenantId,
      cleanName(name),
      scopesOf(grant),
      new Date(now),
      new Date(now + days * day),
    ),
    recordAudit(userId, now, {
      action: 'CREATED',
      objectType: 'ApiToken',
      objectId: id,
      objectName: cleanName(name),
      before: null,
      after: { access, scopes: grant.scopes.join(', '), days },
    }),
  );
  logSecurity(context, 'api-token-created', { accountId });
  return { ...node, token };
};
