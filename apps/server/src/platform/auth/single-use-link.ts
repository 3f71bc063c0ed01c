import { prepared } from '../db/statement.ts';

/** What a link in a message allows, once. */
export type LinkPurpose = 'PASSWORD_RESET' | 'INVITATION';

const hour = 3_600_000;

/** Lifetime of links in milliseconds. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  PASSWORD_RESET: hour,
  INVITATION: 7 * 24 * hour,
};

/** Stores the hash of a new link to reset the password of an account. */
export const insertLink = prepared<
  unknown,
  [id: string, accountId: string, tokenHash: Buffer, at: Date, expires: Date]
>(
  'insert_link',
  `INSERT INTO single_use_link (id, purpose, account_id, token_hash, created_at, expires_at)
   VALUES ($1, 'PASSWORD_RESET', $2, $3, $4, $5)`,
);

/** Returns a row if the link can reset a password now. */
export const openLink = prepared<
  { readonly accountId: string },
  [tokenHash: Buffer | null, now: Date]
>(
  'open_link',
  `SELECT account_id AS "accountId" FROM single_use_link
    WHERE token_hash = $1 AND purpose = 'PASSWORD_RESET' AND used_at IS NULL AND expires_at > $2`,
);

/** Deletes expired links. */
export const forgetExpiredLinks = prepared<unknown, [now: Date]>(
  'forget_expired_links',
  'DELETE FROM single_use_link WHERE expires_at <= $1',
);
