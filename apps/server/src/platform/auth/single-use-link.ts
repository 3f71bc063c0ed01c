import { prepared } from '../db/statement.ts';

/** What a link in a message allows, once. */
export type LinkPurpose = 'PASSWORD_RESET';

const hour = 3_600_000;

/** Lifetime of links in milliseconds. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = { PASSWORD_RESET: hour };

/** Stores the hash of a new link for an account. */
export const insertLink = prepared<
  unknown,
  [id: string, purpose: LinkPurpose, accountId: string, tokenHash: Buffer, at: Date, expires: Date]
>(
  'insert_link',
  `INSERT INTO single_use_link (id, purpose, account_id, token_hash, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);

/** Returns a row if the link can be used now. */
export const openLink = prepared<
  { readonly accountId: string },
  [tokenHash: Buffer | null, purpose: LinkPurpose, now: Date]
>(
  'open_link',
  `SELECT account_id AS "accountId" FROM single_use_link
    WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3`,
);

/** Deletes expired links. */
export const forgetExpiredLinks = prepared<unknown, [now: Date]>(
  'forget_expired_links',
  'DELETE FROM single_use_link WHERE expires_at <= $1',
);
