import { refuse } from '@baton/domain/core/refusal';
import { nameRefusal, cleanName } from '@baton/domain/party/person-rules';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { makeApiToken, type TokenAccess } from '../../../platform/auth/api-token.ts';
import { insertApiToken } from '../../../platform/auth/session-statements.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demandAll } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { freshViewer } from '../second-factor/confirm-identity.ts';
import { logSecurity } from '../security-log.ts';
import { changeAndLoadViewer, type ViewerNode } from '../viewer-node.ts';

const day = 86_400_000;

/** Lifetimes that people can select, in days. */
export const tokenDays: readonly number[] = [7, 30, 90, 365];

export interface NewApiToken {
  readonly name: string;
  readonly access: TokenAccess;
  readonly days: number;
}

export interface CreatedApiToken extends ViewerNode {
  /** Shown once. */
  readonly token: string;
}

/** Creates a token with which a program acts as the viewer in this workspace. */
export const createApiToken = async (
  context: RequestContext,
  { name, access, days }: NewApiToken,
): Promise<CreatedApiToken> => {
  const { accountId, tenantId, userId } = await freshViewer(context);
  demandAll([
    nameRefusal(name),
    tokenDays.includes(days) ? null : refuse('UnknownOptions', { count: 1, list: days }, 'days'),
  ]);
  const { token, hash } = makeApiToken(access);
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
      access === 'WRITE' ? ['read', 'write'] : ['read'],
      new Date(now),
      new Date(now + days * day),
    ),
    recordAudit(userId, now, {
      action: 'CREATED',
      objectType: 'ApiToken',
      objectId: id,
      objectName: cleanName(name),
      before: null,
      after: { access, days },
    }),
  );
  logSecurity(context, 'api-token-created', { accountId });
  return { ...node, token };
};
