import { prepared } from '../db/statement.ts';

/** Stores the hash of a link with which a person stops emails. It works for each message. */
export const insertUnsubscribeLink = prepared<
  unknown,
  [id: string, partyId: string, tokenHash: Buffer, at: Date, expires: Date]
>(
  'insert_unsubscribe_link',
  `INSERT INTO single_use_link (id, purpose, tenant_id, party_id, token_hash, created_at, expires_at)
   VALUES ($1, 'UNSUBSCRIBE', app.tenant_id(), $2, $3, $4, $5)`,
);

/**
 * Uses a link, and returns its person. Returns them again for a repeated request, because mail
 * programs repeat it. Returns no row for an unknown or expired link.
 */
export const useUnsubscribeLink = prepared<
  { readonly tenantId: string; readonly partyId: string },
  [tokenHash: Buffer | null, now: Date]
>(
  'use_unsubscribe_link',
  `UPDATE single_use_link SET used_at = coalesce(used_at, $2)
    WHERE token_hash = $1 AND purpose = 'UNSUBSCRIBE' AND expires_at > $2
    RETURNING tenant_id AS "tenantId", party_id AS "partyId"`,
);
