import type { TokenScope } from '@baton/domain/party/token-scopes';
import type { TokenAccess } from '../../platform/auth/api-token.ts';
import { grantedScopes } from '../../platform/auth/session-statements.ts';
import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';

export interface ServiceTokenNode {
  readonly id: string;
  readonly name: string;
  readonly access: TokenAccess;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: string;
  readonly expiresAt: string;
  /** Null if it was never used. */
  readonly lastUsedAt: string | null;
}

export type ServiceAccountType = 'SERVICE_ACCOUNT' | 'SCIM_SERVICE_ACCOUNT';

export interface ServiceAccountNode {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly type: ServiceAccountType;
  readonly isAdmin: boolean;
  readonly createdAt: Date;
  readonly tokens: readonly ServiceTokenNode[];
}

const columns = `p.id, p.account_id AS "accountId", p.name, p.user_type AS type, p.is_admin AS "isAdmin", p.created_at AS "createdAt",
  coalesce((SELECT json_agg(json_build_object('id', e.id, 'name', e.name, 'scopes', ${grantedScopes('e')}, 'createdAt', e.created_at, 'expiresAt', e.expires_at,
      'lastUsedAt', CASE WHEN e.last_seen_at > e.created_at THEN e.last_seen_at END,
      'access', CASE WHEN 'scim' = ANY (e.scopes) THEN 'SCIM' WHEN 'write' = ANY (e.scopes) THEN 'WRITE' ELSE 'READ' END)
      ORDER BY e.created_at DESC, e.id DESC)
    FROM session e WHERE e.account_id = p.account_id AND e.tenant_id = p.tenant_id AND e.kind = 'API_TOKEN' AND e.expires_at > $1), '[]') AS tokens`;

const live = `p.tenant_id = app.tenant_id() AND p.user_type IN ('SCIM_SERVICE_ACCOUNT', 'SERVICE_ACCOUNT') AND p.deleted_at IS NULL`;

/** Returns the accounts of programs, by name. There are few. */
export const serviceAccounts = prepared<ServiceAccountNode, readonly [now: Date]>(
  'service_accounts',
  `SELECT ${columns} FROM party p WHERE ${live} ORDER BY p.name, p.id`,
);

export const serviceAccountById = prepared<ServiceAccountNode, readonly [now: Date, id: string]>(
  'service_account_by_id',
  `SELECT ${columns} FROM party p WHERE ${live} AND p.id = $2`,
);

/**
 * Creates an account without any way to sign in, and its entry among the people of the workspace.
 */
export const insertServiceAccount = prepared<
  unknown,
  readonly [
    id: string,
    accountId: string,
    name: string,
    address: string,
    type: ServiceAccountType,
    isAdmin: boolean,
    createdBy: string,
  ]
>(
  'insert_service_account',
  `WITH added AS (INSERT INTO account (id, email, locale) VALUES ($2, $4, 'en') RETURNING id, email)
   INSERT INTO party (tenant_id, id, kind, name, account_id, email, user_type, is_admin, created_by)
   SELECT app.tenant_id(), $1, 'USER', $3, added.id, added.email, $5, $6, $7 FROM added`,
);

/** Deactivates the account of a program and ends its tokens. */
export const deleteServiceAccount = prepared<
  { readonly id: string },
  readonly [id: string, accountId: string, at: Date]
>(
  'delete_service_account',
  `WITH gone AS (
     UPDATE party SET deleted_at = $3 WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL)
   DELETE FROM session WHERE account_id = $2 RETURNING id`,
);

/** Ends a token of the account of a program, and records it. */
export const endServiceToken = prepared<
  { readonly id: string },
  readonly [id: string, auditId: string, at: Date, actorId: string]
>(
  'end_service_token',
  `WITH gone AS (
   DELETE FROM session s USING party p
    WHERE s.id = $1 AND s.kind = 'API_TOKEN' AND s.tenant_id = app.tenant_id()
      AND p.tenant_id = s.tenant_id AND p.account_id = s.account_id
      AND p.user_type IN ('SCIM_SERVICE_ACCOUNT', 'SERVICE_ACCOUNT')
   RETURNING s.id, s.name),
   audited AS (${auditSql({
     action: 'DELETED',
     objectType: 'ApiToken',
     entry: ['$2', '$3', '$4'],
     from: 'gone t',
   })})
   SELECT id FROM gone`,
);
