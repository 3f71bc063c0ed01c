import { prepared } from '../../../platform/db/statement.ts';

/**
 * Uses a code of a person with this address, and stores the token that a program gets for it.
 * Returns no row if the code can't be used.
 */
export const exchangeCode = prepared<
  { readonly accountId: string },
  [
    codeHash: Buffer | null,
    email: string,
    at: Date,
    name: string,
    tokenHash: Buffer,
    scopes: readonly string[],
    expires: Date,
  ]
>(
  'exchange_code',
  `WITH used AS (
     UPDATE single_use_link l SET used_at = $3 FROM account a
      WHERE l.token_hash = $1 AND l.purpose = 'TOKEN_CODE' AND l.used_at IS NULL AND l.expires_at > $3
        AND a.id = l.account_id AND lower(a.email) = $2
      RETURNING l.id, l.account_id, l.tenant_id)
   INSERT INTO session (id, token_hash, account_id, tenant_id, kind, name, scopes, created_at, last_seen_at, idle_until, expires_at)
   SELECT id, $5, account_id, tenant_id, 'API_TOKEN', $4, $6, $3, $3, $7, $7 FROM used
   RETURNING account_id AS "accountId"`,
);

/**
 * Extends a token that a program got for a code, up to a limit after its creation. Returns no row if
 * the token can't be extended.
 */
export const extendToken = prepared<
  { readonly expiresAt: Date },
  [tokenHash: Buffer | null, at: Date, expires: Date, limitSeconds: number]
>(
  'extend_token',
  `UPDATE session SET expires_at = least($3, created_at + make_interval(secs => $4)),
                      idle_until = least($3, created_at + make_interval(secs => $4)), last_seen_at = $2
    WHERE token_hash = $1 AND kind = 'API_TOKEN' AND 'refresh' = ANY (scopes) AND expires_at > $2
      AND EXISTS (SELECT FROM app.tenants_of(account_id) t WHERE t.id = session.tenant_id)
   RETURNING expires_at AS "expiresAt"`,
);
