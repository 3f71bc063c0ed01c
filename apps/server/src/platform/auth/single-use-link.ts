import { invitationLife } from '@baton/domain/party/invitation';
import type { PasswordPolicy } from '@baton/domain/party/password-rules';
import { prepared } from '../db/statement.ts';

/** What a link in a message allows, once. */
export type LinkPurpose =
  | 'PASSWORD_RESET'
  | 'INVITATION'
  | 'SECOND_FACTOR'
  | 'MFA_RESET'
  | 'TOKEN_CODE'
  | 'EMAIL_VERIFICATION';

const minute = 60_000;
const hour = 60 * minute;

/** Lifetime of links in milliseconds. */
export const linkLife: Readonly<Record<LinkPurpose, number>> = {
  PASSWORD_RESET: hour,
  INVITATION: invitationLife,
  // A sign-in that waits for the second factor.
  SECOND_FACTOR: 10 * minute,
  // Short, because the link turns off a second factor.
  MFA_RESET: 10 * minute,
  // A code that a program exchanges for a token.
  TOKEN_CODE: 10 * minute,
  EMAIL_VERIFICATION: hour,
};

/** Stores the hash of a new link for an account. The workspace is set if the link leads into one. */
export const insertLink = prepared<
  unknown,
  [
    id: string,
    purpose: LinkPurpose,
    accountId: string,
    tenantId: string | null,
    tokenHash: Buffer,
    at: Date,
    expires: Date,
  ]
>(
  'insert_link',
  `INSERT INTO single_use_link (id, purpose, account_id, tenant_id, token_hash, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

export interface OpenLink {
  readonly accountId: string;
  readonly tenantId: string | null;
  readonly email: string;
  readonly passwordPolicy: PasswordPolicy;
}

/** Returns the account of a link that can be used now, or no row. */
export const openLink = prepared<
  OpenLink,
  [tokenHash: Buffer | null, purpose: LinkPurpose, now: Date]
>(
  'open_link',
  `SELECT l.account_id AS "accountId", l.tenant_id AS "tenantId", a.email,
          app.password_policy(a.id) AS "passwordPolicy"
     FROM single_use_link l JOIN account a ON a.id = l.account_id
    WHERE l.token_hash = $1 AND l.purpose = $2 AND l.used_at IS NULL AND l.expires_at > $3`,
);

/** Uses a link and all others of its account with the same purpose. Returns no row if it can't be used. */
export const useLink = prepared<
  { readonly accountId: string },
  [tokenHash: Buffer | null, purpose: LinkPurpose, now: Date]
>(
  'use_link',
  `WITH used AS (
     UPDATE single_use_link SET used_at = $3
      WHERE token_hash = $1 AND purpose = $2 AND used_at IS NULL AND expires_at > $3
      RETURNING id, account_id),
   others AS (
     UPDATE single_use_link o SET used_at = $3 FROM used
      WHERE o.account_id = used.account_id AND o.purpose = $2 AND o.used_at IS NULL AND o.id <> used.id)
   SELECT account_id AS "accountId" FROM used`,
);

/** Returns SQL for the account of a link that the same transaction used at this time. */
export const usedLink = (tokenHash: string, at: string): string =>
  `SELECT account_id FROM single_use_link WHERE token_hash = ${tokenHash} AND used_at = ${at}::timestamptz`;

/** Deletes expired links. */
export const forgetExpiredLinks = prepared<unknown, [now: Date]>(
  'forget_expired_links',
  'DELETE FROM single_use_link WHERE expires_at <= $1',
);
