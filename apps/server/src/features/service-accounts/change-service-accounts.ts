import { mayManageServiceAccounts } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import type { TokenScope } from '@baton/domain/party/token-scopes';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { makeApiToken, type TokenAccess } from '../../platform/auth/api-token.ts';
import { insertApiToken } from '../../platform/auth/session-statements.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { Viewer } from '../../platform/graphql/viewer.ts';
import { freshViewer } from '../../platform/graphql/access/fresh-viewer.ts';
import { grantOf, scopesOf, tokenDaysRefusal } from '../sessions/index.ts';
import {
  deleteServiceAccount,
  endServiceToken,
  insertServiceAccount,
  serviceAccountById,
  type ServiceAccountNode,
  type ServiceAccountType,
} from './service-accounts.queries.ts';

const day = 86_400_000;

const reach = async (
  context: RequestContext,
  id: string,
): Promise<{ readonly account: ServiceAccountNode; readonly now: number }> => {
  const now = context.services.now();
  const [accounts] = await context.db.trip(serviceAccountById(new Date(now), id));
  const account = accounts[0];
  if (account === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return { account, now };
};

/** Returns the viewer. Throws unless they can manage service accounts. */
const manager = (viewer: Viewer): Viewer => {
  demand(mayManageServiceAccounts(actorOf(viewer)));
  return viewer;
};

export interface NewServiceAccount {
  readonly name: string;
  readonly type: ServiceAccountType;
  readonly isAdmin: boolean;
}

/**
 * Creates the account of a program. It has no way to sign in, only tokens. A directory manages
 * everyone, so its account has the rights of an admin, but its tokens only work for SCIM.
 */
export const createServiceAccount = async (
  context: RequestContext,
  { name, type, isAdmin }: NewServiceAccount,
): Promise<ServiceAccountNode> => {
  const viewer = manager(await context.viewer());
  demandAll([nameRefusal(name)]);
  const id = newId<string>();
  const hasAdminRights = isAdmin || type === 'SCIM_SERVICE_ACCOUNT';
  const clean = cleanName(name);
  const now = context.services.now();
  const [, , rows] = await context.db.trip(
    // The reserved top-level domain never receives mail.
    insertServiceAccount(
      ...([id, newId(), clean, `${id}@service.invalid`, type, hasAdminRights] as const),
      viewer.userId,
    ),
    recordAudit(viewer.userId, now, {
      ...{ action: 'CREATED', objectType: 'ServiceAccount', objectId: id, objectName: clean },
      ...{ before: null, after: { name: clean, isAdmin: hasAdminRights } },
    }),
    serviceAccountById(new Date(now), id),
  );
  const account = rows[0];
  if (account === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  return account;
};

export interface NewServiceToken {
  readonly serviceAccountId: string;
  readonly name: string;
  /** Ignored for a directory, whose tokens are always for SCIM. */
  readonly access: Exclude<TokenAccess, 'SCIM'>;
  /** Null for all scopes. */
  readonly scopes?: readonly TokenScope[] | null | undefined;
  readonly days: number;
}

/**
 * Creates a token of the account of a program, after a recent sign-in, because it gives lasting
 * access. The token is returned once.
 */
export const createServiceToken = async (
  context: RequestContext,
  { serviceAccountId, name, access, scopes, days }: NewServiceToken,
): Promise<{ readonly token: string; readonly account: ServiceAccountNode }> => {
  const viewer = manager(await freshViewer(context));
  demandAll([nameRefusal(name), tokenDaysRefusal(days)]);
  const { account, now } = await reach(context, serviceAccountId);
  const granted = account.type === 'SCIM_SERVICE_ACCOUNT' ? 'SCIM' : access;
  const grant = grantOf(granted, granted === 'SCIM' ? null : scopes);
  const { token, hash } = makeApiToken(grant);
  const id = newId<string>();
  const clean = cleanName(name);
  const [, , rows] = await context.db.trip(
    insertApiToken(
      ...([id, hash, account.accountId, viewer.tenantId, clean, scopesOf(grant)] as const),
      new Date(now),
      new Date(now + days * day),
    ),
    recordAudit(viewer.userId, now, {
      ...{ action: 'CREATED', objectType: 'ApiToken', objectId: id, objectName: clean },
      ...{
        before: null,
        after: { access: granted, scopes: grant.scopes.join(', '), days, account: account.name },
      },
    }),
    serviceAccountById(new Date(now), account.id),
  );
  return { token, account: rows[0] ?? account };
};

/** Revokes a token of a service account immediately. */
export const revokeServiceToken = async (context: RequestContext, id: string): Promise<string> => {
  const viewer = manager(await context.viewer());
  const at = new Date(context.services.now());
  const [ended] = await context.db.trip(endServiceToken(id, newId<string>(), at, viewer.userId));
  if (ended.length === 0) throw new Refused(refuse('NotFound', {}, 'id'));
  context.services.live.endSessions([id]);
  return id;
};

/** Deletes the account of a program with all its tokens. Its history stays. */
export const removeServiceAccount = async (
  context: RequestContext,
  id: string,
): Promise<string> => {
  const viewer = manager(await context.viewer());
  const { account, now } = await reach(context, id);
  const [ended] = await context.db.trip(
    deleteServiceAccount(id, account.accountId, new Date(now)),
    recordAudit(viewer.userId, now, {
      ...{ action: 'DELETED', objectType: 'ServiceAccount', objectId: id },
      ...{ objectName: account.name, before: null, after: null },
    }),
  );
  context.services.publish({ tenantId: viewer.tenantId, partyIds: [] });
  context.services.live.endSessions(ended.map((session) => session.id));
  return id;
};
