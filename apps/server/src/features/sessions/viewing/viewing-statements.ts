import { prepared } from '../../../platform/db/statement.ts';

/** Returns a person of the workspace who can sign in, other than the one of a session. */
export const viewablePerson = prepared<
  { readonly name: string; readonly accountId: string },
  [personId: string, sessionId: string]
>(
  'viewable_person',
  `SELECT p.name, p.account_id AS "accountId" FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.id = $1 AND p.kind = 'USER' AND p.deleted_at IS NULL
      AND p.account_id <> (SELECT account_id FROM session WHERE id = $2)`,
);

/** Opens a session in which an admin views Baton as another person of the workspace. */
export const insertViewing = prepared<
  unknown,
  [
    id: string,
    tokenHash: Buffer,
    userAgent: string,
    at: Date,
    expires: Date,
    openedBy: string,
    accountId: string,
  ]
>(
  'insert_viewing',
  `INSERT INTO session (id, token_hash, account_id, tenant_id, user_agent, created_at, last_seen_at, authenticated_at,
                        idle_until, expires_at, kind, opened_by)
   VALUES ($1, $2, $7, app.tenant_id(), $3, $4, $4, $4, $5, $5, 'VIEWING', $6)`,
);

/** Ends a viewing session, and gives the admin's own session a new token, if it is still valid. */
export const endViewing = prepared<
  { readonly id: string },
  [tokenHash: Buffer | null, ownTokenHash: Buffer, now: Date]
>(
  'end_viewing',
  `WITH gone AS (DELETE FROM session WHERE token_hash = $1 AND kind = 'VIEWING' RETURNING opened_by)
   UPDATE session s SET token_hash = $2 FROM gone
    WHERE s.id = gone.opened_by AND s.expires_at > $3 AND s.idle_until > $3
   RETURNING s.id`,
);
