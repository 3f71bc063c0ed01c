import { prepared } from '../../db/statement.ts';

/** A passkey as its owner sees it. */
export interface PasskeyRow {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  /** Null if it was never used. */
  readonly lastUsedAt: Date | null;
}

/** Returns the passkeys of an account, oldest first. */
export const passkeysOf = prepared<
  PasskeyRow & { readonly externalId: string },
  [accountId: string]
>(
  'passkeys_of',
  `SELECT id, name, external_id AS "externalId", created_at AS "createdAt", last_used_at AS "lastUsedAt"
     FROM credential WHERE account_id = $1 AND kind = 'PASSKEY' ORDER BY created_at, id`,
);

/** Stores a passkey. Violates credential_external if the device is already registered. */
export const insertPasskey = prepared<
  { readonly id: string },
  [
    accountId: string,
    externalId: string,
    publicKey: string,
    counter: number,
    name: string,
    at: Date,
  ]
>(
  'insert_passkey',
  `INSERT INTO credential (account_id, kind, external_id, secret, counter, name, created_at)
   VALUES ($1, 'PASSKEY', $2, $3, $4, $5, $6) RETURNING id`,
);

/** Deletes a passkey of an account. */
export const deletePasskeyOf = prepared<unknown, [accountId: string, id: string]>(
  'delete_passkey_of',
  `DELETE FROM credential WHERE account_id = $1 AND id = $2 AND kind = 'PASSKEY'`,
);

export interface UsablePasskey {
  readonly accountId: string;
  readonly publicKey: string;
  readonly counter: number;
  /** True if the account can sign in only at its identity provider. */
  readonly requiresSso: boolean;
  /** Workspace to sign in to, if possible one that allows passkeys. Null if the account has none. */
  readonly tenantId: string | null;
  /** True if that workspace, and so each of theirs, doesn't allow passkeys. */
  readonly isRefused: boolean;
}

/** Returns the passkey with the credential id that a device sends. */
export const passkeyByExternalId = prepared<UsablePasskey, [externalId: string]>(
  'passkey_by_external_id',
  `SELECT c.account_id AS "accountId", c.secret AS "publicKey", c.counter::float AS counter,
          app.requires_sso(c.account_id) AS "requiresSso", w.id AS "tenantId", coalesce(w.refuses, false) AS "isRefused"
     FROM credential c
     LEFT JOIN LATERAL (
       SELECT t.id, app.refuses_method(c.account_id, t.id, 'PASSKEY') AS refuses FROM app.tenants_of(c.account_id) t
         LEFT JOIN session s ON s.account_id = c.account_id AND s.tenant_id = t.id
        ORDER BY refuses, s.last_seen_at DESC NULLS LAST, t.name, t.id LIMIT 1) w ON true
    WHERE c.external_id = $1 AND c.kind = 'PASSKEY'`,
);

/**
 * Uses a passkey for one challenge. Violates single_use_link_token_hash_key if the challenge was
 * used before.
 */
export const usePasskey = [
  prepared<
    unknown,
    [id: string, accountId: string, challengeHash: Buffer, at: Date, expires: Date]
  >(
    'use_passkey_challenge',
    `INSERT INTO single_use_link (id, purpose, account_id, token_hash, created_at, expires_at, used_at)
     VALUES ($1, 'PASSKEY', $2, $3, $4, $5, $4)`,
  ),
  prepared<unknown, [externalId: string, counter: number, at: Date]>(
    'use_passkey',
    `UPDATE credential SET counter = $2, last_used_at = $3 WHERE external_id = $1 AND kind = 'PASSKEY'`,
  ),
] as const;
