import { prepared } from '../db/statement.ts';

export interface AccountRow {
  readonly id: string;
  readonly passwordHash: string;
  /** Workspace to sign in to: where the account was last, else the first by name; null when it belongs to none. */
  readonly tenantId: string | null;
}

/** The account with this e-mail (in lower case), whatever workspaces it belongs to. */
export const accountByEmail = prepared<AccountRow, [email: string]>(
  'account_by_email',
  `SELECT a.id, a.password_hash AS "passwordHash",
          (SELECT t.id FROM app.tenants_of(a.id) t
             LEFT JOIN session s ON s.account_id = a.id AND s.tenant_id = t.id
            ORDER BY s.last_seen_at DESC NULLS LAST, t.name, t.id LIMIT 1) AS "tenantId"
     FROM account a WHERE a.email = $1`,
);

/** Makes an account; breaks account_email where the e-mail has one. */
export const insertAccount = prepared<
  unknown,
  [id: string, email: string, passwordHash: string, locale: string]
>(
  'insert_account',
  `INSERT INTO account (id, email, password_hash, locale) VALUES ($1, $2, $3, $4)`,
);

/** Makes an account unless the e-mail has one: a person of two workspaces signs in to both with one password. */
export const ensureAccount = prepared<
  unknown,
  [id: string, email: string, passwordHash: string, locale: string]
>(
  'ensure_account',
  `INSERT INTO account (id, email, password_hash, locale) VALUES ($1, $2, $3, $4)
   ON CONFLICT (email) DO NOTHING`,
);

/**
 * Makes the first account of an installation, or none where there is one already: the
 * lock lets two who try at once see each other.
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

/** Language and theme, which follow the person into every workspace; null leaves one as it is. */
export const updatePreferencesOf = prepared<
  unknown,
  [accountId: string, locale: string | null, theme: string | null]
>(
  'update_preferences',
  `UPDATE account SET locale = coalesce($2, locale), theme = coalesce($3, theme) WHERE id = $1`,
);

/** Whether anybody can sign in here yet, and which of these addresses can. */
export const installationState = prepared<
  { readonly hasAccounts: boolean; readonly known: readonly string[] },
  [emails: readonly string[]]
>(
  'installation_state',
  `SELECT EXISTS (SELECT FROM account) AS "hasAccounts",
          ARRAY(SELECT e.email FROM unnest($1::text[]) WITH ORDINALITY e(email, n)
                  JOIN account a ON a.email = e.email ORDER BY e.n) AS known`,
);
