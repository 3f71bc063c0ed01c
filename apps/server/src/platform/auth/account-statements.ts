import type { PasswordPolicy } from '@baton/domain/party/password-rules';
import { prepared } from '../db/statement.ts';
import { usedLink } from './single-use-link.ts';

export interface AccountRow {
  readonly id: string;
  /** Null if the account has no password. */
  readonly passwordHash: string | null;
  /** Encrypted key of the authenticator app. Null if there is none. */
  readonly totp: string | null;
  /**
   * Workspace to sign in to: one that allows passwords, then the last one used, or the first by
   * name. Null if the account has none.
   */
  readonly tenantId: string | null;
  /** True if that workspace requires a second factor of the person. */
  readonly requiresSecondFactor: boolean;
  /** True if the person can sign in only at their identity provider. */
  readonly requiresSso: boolean;
  /** True if that workspace, and so each of theirs, doesn't allow passwords. */
  readonly refusesPassword: boolean;
}

/** Returns SQL for the secret of a password or authenticator app, from a row of `account`. */
export const secretOf = (kind: 'PASSWORD' | 'TOTP', alias = 'a'): string =>
  `(SELECT c.secret FROM credential c WHERE c.account_id = ${alias}.id AND c.kind = '${kind}')`;

/** Returns the account with this lowercase email, in any workspace. */
export const accountByEmail = prepared<AccountRow, [email: string]>(
  'account_by_email',
  `SELECT a.id, ${secretOf('PASSWORD')} AS "passwordHash", ${secretOf('TOTP')} AS totp, w.id AS "tenantId",
          coalesce(app.requires_second_factor(a.id, w.id), false) AS "requiresSecondFactor",
          app.requires_sso(a.id) AS "requiresSso", coalesce(w.refuses, false) AS "refusesPassword"
     FROM account a
     LEFT JOIN LATERAL (
       SELECT t.id, app.refuses_method(a.id, t.id, 'PASSWORD') AS refuses FROM app.tenants_of(a.id) t
         LEFT JOIN session s ON s.account_id = a.id AND s.tenant_id = t.id AND s.kind <> 'CALENDAR'
        ORDER BY refuses, s.last_seen_at DESC NULLS LAST, t.name, t.id LIMIT 1) w ON true
    WHERE a.email = $1`,
);

/** Returns SQL that stores a password for the accounts of `added`. */
const withPassword = (parameter: string): string =>
  `INSERT INTO credential (account_id, kind, secret) SELECT added.id, 'PASSWORD', ${parameter} FROM added
   RETURNING account_id AS id`;

/** Creates an account with a password. Violates account_email if the email is already used. */
export const insertAccount = prepared<
  unknown,
  [id: string, email: string, passwordHash: string, locale: string]
>(
  'insert_account',
  `WITH added AS (INSERT INTO account (id, email, locale) VALUES ($1, $2, $4) RETURNING id)
   ${withPassword('$3')}`,
);

/**
 * Creates an account unless the email has one. A person in two workspaces signs in to both with one
 * password.
 */
export const ensureAccount = prepared<
  unknown,
  [id: string, email: string, passwordHash: string, locale: string]
>(
  'ensure_account',
  `WITH added AS (
     INSERT INTO account (id, email, locale) VALUES ($1, $2, $4) ON CONFLICT (email) DO NOTHING RETURNING id)
   ${withPassword('$3')}`,
);

/**
 * Creates the first account of an installation. Creates none if there is an account already. The
 * lock prevents two first accounts.
 */
export const insertFirstAccount = [
  prepared<unknown, []>('lock_set_up', `SELECT pg_advisory_xact_lock(hashtext('baton.set-up'))`),
  prepared<
    { readonly id: string },
    [id: string, email: string, passwordHash: string, locale: string]
  >(
    'insert_first_account',
    `WITH added AS (
       INSERT INTO account (id, email, locale)
       SELECT $1::uuid, $2, $4 WHERE NOT EXISTS (SELECT FROM account) RETURNING id)
     ${withPassword('$3')}`,
  ),
] as const;

/**
 * Sets the password of the account of a link that was used now, and ends all its sessions. The link
 * also confirms the address.
 */
export const setPasswordOfLink = prepared<
  { readonly id: string },
  [tokenHash: Buffer | null, passwordHash: string, at: Date]
>(
  'set_password_of_link',
  `WITH used AS (${usedLink('$1', '$3')}),
   changed AS (
     INSERT INTO credential (account_id, kind, secret, created_at)
     SELECT account_id, 'PASSWORD', $2, $3 FROM used
     ON CONFLICT (account_id, kind) WHERE kind IN ('PASSWORD', 'TOTP')
     DO UPDATE SET secret = excluded.secret, created_at = $3),
   confirmed AS (
     UPDATE account a SET email_verified_at = coalesce(a.email_verified_at, $3) FROM used WHERE a.id = used.account_id)
   DELETE FROM session s USING used WHERE s.account_id = used.account_id RETURNING s.id`,
);

/** Returns the secrets with which an account can confirm who it is. */
export const secretsOfAccount = prepared<
  Pick<AccountRow, 'passwordHash' | 'totp'> & { readonly passwordPolicy: PasswordPolicy },
  [accountId: string]
>(
  'secrets_of_account',
  `SELECT ${secretOf('PASSWORD')} AS "passwordHash", ${secretOf('TOTP')} AS totp,
          app.password_policy(a.id) AS "passwordPolicy" FROM account a WHERE a.id = $1`,
);

/** Replaces the password of an account, and ends its other sessions in browsers. */
export const replacePassword = prepared<
  { readonly id: string },
  [accountId: string, passwordHash: string, sessionId: string, at: Date]
>(
  'replace_password',
  `WITH changed AS (
     UPDATE credential SET secret = $2, created_at = $4 WHERE account_id = $1 AND kind = 'PASSWORD')
   DELETE FROM session WHERE account_id = $1 AND kind = 'BROWSER' AND id <> $3 RETURNING id`,
);

/**
 * Updates language and theme, which apply in all workspaces, and region and time zone, which apply
 * in this one. Null keeps a value.
 */
export const updatePreferencesOf = prepared<
  unknown,
  [
    accountId: string,
    locale: string | null,
    theme: string | null,
    region: string | null,
    timeZone: string | null,
  ]
>(
  'update_preferences',
  `WITH place AS (
     UPDATE party SET region = coalesce($4, region), time_zone = coalesce($5, time_zone)
      WHERE tenant_id = app.tenant_id() AND account_id = $1 AND deleted_at IS NULL
        AND ($4::text IS NOT NULL OR $5::text IS NOT NULL))
   UPDATE account SET locale = coalesce($2, locale), theme = coalesce($3, theme) WHERE id = $1`,
);

/** Returns whether anyone can sign in yet, and which of these emails can. */
export const installationState = prepared<
  { readonly hasAccounts: boolean; readonly known: readonly string[] },
  [emails: readonly string[]]
>(
  'installation_state',
  `SELECT EXISTS (SELECT FROM account) AS "hasAccounts",
          ARRAY(SELECT e.email FROM unnest($1::text[]) WITH ORDINALITY e(email, n)
                  JOIN account a ON a.email = e.email ORDER BY e.n) AS known`,
);
