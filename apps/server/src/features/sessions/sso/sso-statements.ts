import { prepared } from '../../../platform/db/statement.ts';

export interface SsoConnection {
  readonly id: string;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
}

export interface SealedConnection extends SsoConnection {
  readonly clientSecret: Buffer;
}

const connection = `id, name, issuer, client_id AS "clientId"`;

export const listConnections = prepared<SsoConnection, []>(
  'list_sso_connections',
  `SELECT ${connection} FROM sso_connection WHERE tenant_id = app.tenant_id() ORDER BY lower(name), id`,
);

export const connectionById = prepared<SealedConnection, [id: string]>(
  'sso_connection_by_id',
  `SELECT ${connection}, client_secret AS "clientSecret" FROM sso_connection WHERE tenant_id = app.tenant_id() AND id = $1`,
);

export const insertConnection = prepared<
  unknown,
  [id: string, name: string, issuer: string, clientId: string, clientSecret: Buffer, at: Date]
>(
  'insert_sso_connection',
  `INSERT INTO sso_connection (tenant_id, id, name, issuer, client_id, client_secret, created_at)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6)`,
);

export const deleteConnectionRow = prepared<{ readonly name: string }, [id: string]>(
  'delete_sso_connection',
  'DELETE FROM sso_connection WHERE tenant_id = app.tenant_id() AND id = $1 RETURNING name',
);

export interface SsoDomain {
  readonly id: string;
  readonly domain: string;
  readonly proof: string;
  readonly connectionId: string;
  readonly verifiedAt: Date | null;
}

const domain = `id, domain, proof, connection_id AS "connectionId", verified_at AS "verifiedAt"`;

export const listDomains = prepared<SsoDomain, []>(
  'list_sso_domains',
  `SELECT ${domain} FROM sso_domain WHERE tenant_id = app.tenant_id() ORDER BY domain`,
);

export const insertDomain = prepared<
  SsoDomain,
  [id: string, domain: string, proof: string, connectionId: string, at: Date]
>(
  'insert_sso_domain',
  `INSERT INTO sso_domain (tenant_id, id, domain, proof, connection_id, created_at)
   SELECT c.tenant_id, $1, $2, $3, c.id, $5 FROM sso_connection c WHERE c.tenant_id = app.tenant_id() AND c.id = $4
   RETURNING ${domain}`,
);

export const verifyDomain = prepared<unknown, [id: string, at: Date]>(
  'verify_sso_domain',
  'UPDATE sso_domain SET verified_at = $2 WHERE tenant_id = app.tenant_id() AND id = $1',
);

/** Returns the connection of a verified domain, in any workspace. */
export const ssoOfDomain = prepared<
  { readonly tenantId: string; readonly connectionId: string; readonly name: string },
  [domain: string]
>(
  'sso_of_domain',
  'SELECT tenant_id AS "tenantId", connection_id AS "connectionId", name FROM app.sso_of_domain($1)',
);

export const insertAttempt = prepared<
  unknown,
  [
    stateHash: Buffer,
    browserHash: Buffer,
    tenantId: string,
    connectionId: string,
    redirect: string,
    expires: Date,
  ]
>(
  'insert_sso_attempt',
  `INSERT INTO sso_attempt (state_hash, browser_hash, tenant_id, connection_id, redirect, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);

export const forgetExpiredAttempts = prepared<unknown, [now: Date]>(
  'forget_expired_sso_attempts',
  'DELETE FROM sso_attempt WHERE expires_at <= $1',
);

/** Uses the sign-in that a browser started. Returns no row for another browser or connection. */
export const useAttempt = prepared<
  { readonly tenantId: string; readonly redirect: string },
  [stateHash: Buffer | null, browserHash: Buffer | null, connectionId: string, now: Date]
>(
  'use_sso_attempt',
  `DELETE FROM sso_attempt WHERE state_hash = $1 AND browser_hash = $2 AND connection_id = $3 AND expires_at > $4
   RETURNING tenant_id AS "tenantId", redirect`,
);

/** Finds the account of a known identity, and records its use. */
export const touchIdentity = prepared<
  { readonly accountId: string },
  [issuer: string, subject: string, at: Date]
>(
  'touch_identity',
  `UPDATE identity SET last_used_at = $3 WHERE tenant_id = app.tenant_id() AND issuer = $1 AND subject = $2
   RETURNING account_id AS "accountId"`,
);

/** Returns the person with an address of a verified domain, and the accounts that they could have. */
export const ssoPerson = prepared<
  {
    readonly partyId: string;
    readonly accountId: string | null;
    /** True if the address has an account that isn't only of this workspace. */
    readonly isElsewhere: boolean;
  },
  [email: string]
>(
  'sso_person',
  `SELECT p.id AS "partyId", p.account_id AS "accountId",
          CASE WHEN p.account_id IS NULL THEN a.id IS NOT NULL
               ELSE EXISTS (SELECT FROM app.tenants_of(p.account_id) t WHERE t.id <> p.tenant_id) END AS "isElsewhere"
     FROM party p LEFT JOIN account a ON a.email = lower(p.email)
    WHERE p.tenant_id = app.tenant_id() AND p.kind = 'USER' AND lower(p.email) = $1 AND p.deleted_at IS NULL
      AND EXISTS (SELECT FROM sso_domain d WHERE d.tenant_id = p.tenant_id AND d.domain = split_part($1, '@', 2)
                     AND d.verified_at IS NOT NULL)`,
);

/** Creates an account without a password for an invited person. */
export const joinWithSso = prepared<unknown, [accountId: string, email: string, partyId: string]>(
  'join_with_sso',
  `WITH added AS (INSERT INTO account (id, email) VALUES ($1, $2) RETURNING id)
   UPDATE party SET account_id = added.id FROM added
    WHERE tenant_id = app.tenant_id() AND party.id = $3 AND account_id IS NULL`,
);

export const insertIdentity = prepared<
  unknown,
  [accountId: string, issuer: string, subject: string, at: Date]
>(
  'insert_identity',
  `INSERT INTO identity (account_id, tenant_id, issuer, subject, created_at, last_used_at)
   VALUES ($1, app.tenant_id(), $2, $3, $4, $4)`,
);
