import { prepared } from '../../db/statement.ts';

export interface SessionAddress {
  readonly accountId: string;
  readonly tenantId: string;
  readonly email: string;
  readonly isConfirmed: boolean;
}

/** Returns the address of a session, also if it isn't confirmed. No row without a session. */
export const addressOfSession = prepared<SessionAddress, [tokenHash: Buffer | null, now: Date]>(
  'address_of_session',
  `SELECT a.id AS "accountId", s.tenant_id AS "tenantId", a.email, a.email_verified_at IS NOT NULL AS "isConfirmed"
     FROM session s JOIN account a ON a.id = s.account_id
    WHERE s.token_hash = $1 AND s.idle_until > $2 AND s.expires_at > $2`,
);

/** Returns whether the address of an account is confirmed. No row without the account. */
export const addressOfAccount = prepared<
  Pick<SessionAddress, 'email' | 'isConfirmed'>,
  [accountId: string]
>(
  'address_of_account',
  `SELECT email, email_verified_at IS NOT NULL AS "isConfirmed" FROM account WHERE id = $1`,
);

/** Stores the link that confirms the address of a requestor. */
export const insertRequestorLink = prepared<
  unknown,
  [id: string, tokenHash: Buffer, at: Date, expires: Date]
>(
  'insert_requestor_link',
  `INSERT INTO single_use_link (id, purpose, tenant_id, token_hash, created_at, expires_at)
   VALUES ($1, 'REQUESTOR_ADDRESS', app.tenant_id(), $2, $3, $4)`,
);

/** Uses the link of a requestor. Returns no row if it can't be used. */
export const useRequestorLink = prepared<
  { readonly id: string },
  [tokenHash: Buffer | null, tenantId: string, now: Date]
>(
  'use_requestor_link',
  `UPDATE single_use_link SET used_at = $3
    WHERE token_hash = $1 AND purpose = 'REQUESTOR_ADDRESS' AND tenant_id = $2 AND used_at IS NULL AND expires_at > $3
   RETURNING id`,
);

/** Confirms the address of the account of a link that was used now. */
export const confirmAddressOfLink = prepared<
  { readonly id: string },
  [tokenHash: Buffer | null, now: Date]
>(
  'confirm_address_of_link',
  `UPDATE account a SET email_verified_at = $2 FROM single_use_link l
    WHERE l.token_hash = $1 AND l.used_at = $2 AND a.id = l.account_id RETURNING a.id`,
);

/** Returns whether the person of an account is an external user of the current workspace. */
export const isExternalAccount = prepared<{ readonly isExternal: boolean }, [accountId: string]>(
  'is_external_account',
  `SELECT p.access_level = 'EXTERNAL' AS "isExternal" FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.account_id = $1 AND p.deleted_at IS NULL`,
);
