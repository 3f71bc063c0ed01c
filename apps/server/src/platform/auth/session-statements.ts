import { tokenScopes } from '@baton/domain/party/token-scopes';
import { auditSql } from '../audit/record-audit.ts';
import { prepared } from '../db/statement.ts';
import { newId } from '../db/uuid.ts';

interface EndedSession {
  readonly id: string;
}

/** How the person of a session signed in. SSO is any identity provider. */
export type SessionMethod = 'PASSWORD' | 'PASSKEY' | 'SSO' | 'DEVELOPMENT';

/** Creates no session if the workspace doesn't allow the method. */
const insertSession = prepared<
  unknown,
  [string, Buffer, string, string, string, Date, SessionMethod, boolean]
>(
  'insert_session',
  `INSERT INTO session (id, token_hash, account_id, tenant_id, user_agent, created_at, last_seen_at, authenticated_at, idle_until, expires_at,
                        method, second_factor_at)
   SELECT $1, $2, $3, $4, $5, $6, $6, $6, e.idle_until, e.expires_at, $7, CASE WHEN $8 THEN $6::timestamptz END
     FROM app.session_end($4, $6, $6) e WHERE NOT app.refuses_method($3, $4, $7)`,
);

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly accountId: string;
  readonly tenantId: string;
  readonly userAgent: string;
  readonly method: SessionMethod;
  /** True if the person also proved a second factor. */
  readonly hasSecondFactor: boolean;
  readonly now: number;
}

/** Returns SQL for the scopes of a token as JSON. Tokens from before there were scopes have all. */
export const grantedScopes = (alias: string): string =>
  `to_jsonb(ARRAY(SELECT s FROM unnest('{${tokenScopes.join(',')}}'::text[]) s
     WHERE s = ANY (${alias}.scopes) OR ('read' = ANY (${alias}.scopes) AND NOT ${alias}.scopes && '{${tokenScopes.join(',')}}'::text[])))`;

/** Stores an API token. It doesn't expire for lack of use. */
export const insertApiToken = prepared<
  unknown,
  [
    id: string,
    tokenHash: Buffer,
    accountId: string,
    tenantId: string,
    name: string,
    scopes: readonly string[],
    at: Date,
    expires: Date,
  ]
>(
  'insert_api_token',
  `INSERT INTO session (id, token_hash, account_id, tenant_id, kind, name, scopes, created_at, last_seen_at, idle_until, expires_at)
   VALUES ($1, $2, $3, $4, 'API_TOKEN', $5, $6, $7, $7, $8, $8)`,
);

const userAgentMaxLength = 300;

export const openSession = (session: NewSession) =>
  insertSession(
    newId(),
    session.tokenHash,
    session.accountId,
    session.tenantId,
    session.userAgent.slice(0, userAgentMaxLength),
    new Date(session.now),
    session.method,
    session.hasSecondFactor,
  );

/** Ends the session of a token, at sign-out or before a new sign-in. */
export const endSessionOfToken = prepared<
  EndedSession & { readonly accountId: string },
  [tokenHash: Buffer | null]
>(
  'end_session_of_token',
  'DELETE FROM session WHERE token_hash = $1 RETURNING id, account_id AS "accountId"',
);

/** Returns the SQL that records the end of one type of session in the workspace. */
const auditEnded = (objectType: 'ApiToken' | 'CalendarFeed', columns: string, kind: string) =>
  auditSql({
    action: 'DELETED',
    objectType,
    entry: ['$3', '$4', 't.party'],
    from: `(SELECT ${columns}, p.id AS party FROM gone t
              JOIN party p ON p.tenant_id = t.tenant_id AND p.account_id = t.account_id AND p.deleted_at IS NULL
             WHERE t.kind = '${kind}' AND t.tenant_id = app.tenant_id()) t`,
  });

/**
 * Ends one session of an account by id. Records the end of an API token or calendar feed of the
 * workspace.
 */
export const endSession = prepared<
  EndedSession,
  [id: string, accountId: string, auditId: string, at: Date]
>(
  'end_session',
  `WITH gone AS (DELETE FROM session WHERE id = $1 AND account_id = $2 RETURNING *),
   token AS (${auditEnded('ApiToken', 't.id, t.name', 'API_TOKEN')}),
   feed AS (${auditEnded('CalendarFeed', 't.id, p.name', 'CALENDAR')})
   SELECT id FROM gone`,
);

/** Ends the sessions of an account in a workspace that it no longer belongs to. */
export const endSessionsOfFormer = prepared<
  EndedSession,
  [accountId: string | null, tenantId: string]
>(
  'end_sessions_of_former',
  `DELETE FROM session WHERE account_id = $1 AND tenant_id = $2
      AND NOT EXISTS (SELECT FROM app.tenants_of($1) t WHERE t.id = $2) RETURNING id`,
);

/** Deletes expired sessions of an account. */
export const forgetExpiredSessions = prepared<unknown, [accountId: string, now: Date]>(
  'forget_expired_sessions',
  'DELETE FROM session WHERE account_id = $1 AND (idle_until <= $2 OR expires_at <= $2)',
);

/**
 * Moves a session to another workspace with a new token, because its access changed. The limits of
 * that workspace count from the sign-in.
 */
export const moveSession = prepared<
  EndedSession,
  [id: string, accountId: string, tenantId: string, tokenHash: Buffer, at: Date]
>(
  'move_session',
  `UPDATE session SET tenant_id = $3, token_hash = $4,
          (idle_until, expires_at) = (SELECT e.idle_until, e.expires_at FROM app.session_end($3, created_at, $5) e)
    WHERE id = $1 AND account_id = $2 AND EXISTS (SELECT FROM app.tenants_of($2) t WHERE t.id = $3)
      AND NOT app.refuses_method($2, $3, method)
   RETURNING id`,
);
