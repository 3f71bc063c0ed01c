import { prepared } from '../db/statement.ts';

export interface AccountRow {
  readonly id: string;
  readonly passwordHash: string;
  /**
   * Workspace to sign in to: the last one used, or the first by name. Null if the account has none.
   */
  readonly tenantId: string | null;
}

/** Returns the account with this lowercase email, in any workspace. */
export const accountByEmail = prepared<AccountRow, [email: string]>(
  'account_by_email',
  `SELECT a.id, a.password_hash AS "passwordHash",
          (SELECT t.id FROM app.tenants_of(a.id) t
             LEFT JOIN session s ON s.account_id = a.id AND s.tenant_id = t.id
            ORDER BY s.last_seen_at DESC NULLS LAST, t.name, t.id LIMIT 1) AS "tenantId"
     FROM account a WHERE a.email = $1`,
);

/** Creates an account. Violates account_email if the email is already used. */
export const insertAccount = prepared<
  unknown,
  [id: string, email: string, passwordHash: string, locale: string]
>(
  'insert_account',
  `INSERT INTO account (id, email, password_hash, locale) VALUES ($1, $2, $3, $4)`,
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
  `INSERT INTO account (id, email, password_hash, locale) VALUES ($1, $2, $3, $4)
   ON CONFLICT (email) DO NOTHING`,
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
    `INSERT INTO account (id, email, password_hash, locale)
     SELECT $1::uuid, $2, $3, $4 WHERE NOT EXISTS (SELECT FROM account) RETURNING id`,
  ),
] as const;

/**
 * Sets the password of the account of an unused link, uses all its reset links, and ends all its
 * sessions. Returns no row if the link can't be used anymore.
 */
export const changePassword = prepared<
  { readonly accountId: string; readonly endedSessions: readonly string[] },
  [tokenHash: Buffer | null, passwordHash: string, now: Date]
>(
  'change_password',
  `WITH used AS (
     UPDATE single_use_link SET used_at = $3
      WHERE token_hash = $1 AND purpose = 'PASSWORD_RESET' AND used_at IS NULL AND expires_at > $3
      RETURNING id, account_id),
   others AS (
     UPDATE single_use_link o SET used_at = $3 FROM used
      WHERE o.account_id = used.account_id AND o.purpose = 'PASSWORD_RESET' AND o.used_at IS NULL AND o.id <> used.id),
   changed AS (
     UPDATE account a SET password_hash = $2 FROM used WHERE a.id = used.account_id RETURNING a.id),
   ended AS (
     DELETE FROM session s USING used WHERE s.account_id = used.account_id RETURNING s.id)
   SELECT c.id AS "accountId", ARRAY(SELECT id FROM ended) AS "endedSessions" FROM changed c`,
);

export const passwordHashOf = prepared<{ readonly passwordHash: string }, [accountId: string]>(
  'password_hash_of',
  'SELECT password_hash AS "passwordHash" FROM account WHERE id = $1',
);

/** Replaces the password of an account, and ends its other sessions in browsers. */
export const replacePassword = prepared<
  { readonly id: string },
  [accountId: string, passwordHash: string, sessionId: string]
>(
  'replace_password',
  `WITH changed AS (UPDATE account SET password_hash = $2 WHERE id = $1)
   DELETE FROM session WHERE account_id = $1 AND kind = 'BROWSER' AND id <> $3 RETURNING id`,
);

/** Updates language and theme, which apply in all workspaces. Null keeps a value. */
export const updatePreferencesOf = prepared<
  unknown,
  [accountId: string, locale: string | null, theme: string | null]
>(
  'update_preferences',
  `UPDATE account SET locale = coalesce($2, locale), theme = coalesce($3, theme) WHERE id = $1`,
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
