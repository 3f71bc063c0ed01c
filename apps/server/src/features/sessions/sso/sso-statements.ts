import type { ProviderMethod } from '@baton/domain/tenant/sign-in-policy';
import type { SsoProtocol } from '@baton/domain/tenant/single-sign-on';
import { prepared } from '../../../platform/db/statement.ts';

export interface SsoConnection {
  readonly id: string;
  readonly name: string;
  readonly protocol: SsoProtocol;
  /** The method that the sign-in policy allows or not. */
  readonly method: ProviderMethod;
  /** Issuer (OIDC) or entity ID (SAML). */
  readonly issuer: string;
  /** Null for SAML. */
  readonly clientId: string | null;
  /** Null for OIDC. */
  readonly signInUrl: string | null;
  /** Certificates in the PEM format. Null for OIDC. */
  readonly certificate: string | null;
  /** True if people can't use passwords and passkeys. */
  readonly isRequired: boolean;
  /** Last successful test by an admin. */
  readonly testedAt: Date | null;
}

export interface SealedConnection extends SsoConnection {
  /** Null for SAML. */
  readonly clientSecret: Buffer | null;
}

const connection = `id, name, protocol, coalesce(method, protocol) AS method, issuer, client_id AS "clientId", sign_in_url AS "signInUrl", certificate,
          is_required AS "isRequired", tested_at AS "testedAt"`;

export const listConnections = prepared<SsoConnection, []>(
  'list_sso_connections',
  `SELECT ${connection} FROM sso_connection WHERE tenant_id = app.tenant_id() ORDER BY lower(name), id`,
);

export const connectionById = prepared<SealedConnection, [id: string]>(
  'sso_connection_by_id',
  `SELECT ${connection}, client_secret AS "clientSecret" FROM sso_connection WHERE tenant_id = app.tenant_id() AND id = $1`,
);

/** Values of a connection that depend on its protocol. */
type ConnectionValues = readonly [
  method: ProviderMethod,
  issuer: string,
  clientId: string | null,
  clientSecret: Buffer | null,
  signInUrl: string | null,
  certificate: string | null,
];

export const insertConnection = prepared<
  unknown,
  [id: string, name: string, protocol: SsoProtocol, at: Date, ...ConnectionValues]
>(
  'insert_sso_connection',
  `INSERT INTO sso_connection (tenant_id, id, name, protocol, created_at, method, issuer, client_id, client_secret, sign_in_url, certificate)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

export const deleteConnectionRow = prepared<{ readonly name: string }, [id: string]>(
  'delete_sso_connection',
  'DELETE FROM sso_connection WHERE tenant_id = app.tenant_id() AND id = $1 RETURNING name',
);

export const updateConnectionRow = prepared<
  unknown,
  [id: string, name: string, keepsTest: boolean, ...ConnectionValues]
>(
  'update_sso_connection',
  `UPDATE sso_connection
      SET name = $2, tested_at = CASE WHEN $3 THEN tested_at END, method = $4, issuer = $5, client_id = $6,
          client_secret = coalesce($7, client_secret), sign_in_url = $8, certificate = $9
    WHERE tenant_id = app.tenant_id() AND id = $1`,
);

/** Records a successful test of a connection. */
export const recordTest = prepared<unknown, [id: string, at: Date]>(
  'record_sso_test',
  'UPDATE sso_connection SET tested_at = $2 WHERE tenant_id = app.tenant_id() AND id = $1',
);

/** Requires a connection for the people of its domains, or not. */
export const requireConnection = prepared<unknown, [id: string, isRequired: boolean]>(
  'require_sso_connection',
  'UPDATE sso_connection SET is_required = $2 WHERE tenant_id = app.tenant_id() AND id = $1',
);

/** Sets the admins who can always use a password. */
export const setBreakGlass = prepared<unknown, [ids: readonly string[]]>(
  'set_break_glass',
  `UPDATE party SET is_break_glass = id = ANY($1::uuid[])
    WHERE tenant_id = app.tenant_id() AND kind = 'USER' AND is_break_glass <> (id = ANY($1::uuid[]))`,
);

export interface SsoAdmin {
  readonly id: string;
  /** True if the admin can use a password even if single sign-on is required. */
  readonly isBreakGlass: boolean;
}

/** Returns the admins of the current workspace. */
export const listAdmins = prepared<SsoAdmin, []>(
  'list_sso_admins',
  `SELECT id, is_break_glass AS "isBreakGlass" FROM party
    WHERE tenant_id = app.tenant_id() AND kind = 'USER' AND is_admin AND deleted_at IS NULL ORDER BY name, id`,
);

/** Returns how many of these people are admins who can sign in with a password. */
export const passwordAdmins = prepared<{ readonly count: number }, [ids: readonly string[]]>(
  'password_admins',
  `SELECT count(*)::int AS count FROM party p JOIN credential c ON c.account_id = p.account_id AND c.kind = 'PASSWORD'
    WHERE p.tenant_id = app.tenant_id() AND p.id = ANY($1::uuid[]) AND p.is_admin AND p.deleted_at IS NULL`,
);

/** Ends the sessions in browsers that didn't come from a required identity provider. */
export const endSessionsWithoutSso = prepared<{ readonly id: string }, []>(
  'end_sessions_without_sso',
  `DELETE FROM session s WHERE s.tenant_id = app.tenant_id() AND s.kind = 'BROWSER' AND s.method <> 'SSO'
      AND app.requires_sso(s.account_id) RETURNING s.id`,
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
  {
    readonly tenantId: string;
    readonly connectionId: string;
    readonly name: string;
    readonly isRequired: boolean;
  },
  [domain: string]
>(
  'sso_of_domain',
  `SELECT tenant_id AS "tenantId", connection_id AS "connectionId", name, is_required AS "isRequired"
     FROM app.sso_of_domain($1)`,
);

/** Social provider on the sign-in page of a workspace. */
export interface SocialSignIn {
  readonly tenantId: string;
  readonly connectionId: string;
  readonly name: string;
}

/** Returns the social provider of a workspace. Without an id, of the only one of the installation. */
export const socialSignInOf = prepared<SocialSignIn, [tenantId: string | null]>(
  'social_sign_in_of',
  `SELECT tenant_id AS "tenantId", connection_id AS "connectionId", name FROM app.social_sign_in_of($1)`,
);

/** Stores a sign-in that a browser starts. Does nothing for an unknown connection. */
export const insertAttempt = prepared<
  unknown,
  [
    stateHash: Buffer,
    browserHash: Buffer,
    connectionId: string,
    redirect: string,
    expires: Date,
    testerId: string | null,
    isSupplier: boolean,
  ]
>(
  'insert_sso_attempt',
  `INSERT INTO sso_attempt (state_hash, browser_hash, tenant_id, connection_id, redirect, expires_at, tester_id, is_supplier)
   SELECT $1, $2, tenant_id, id, $4, $5, $6, $7 FROM sso_connection WHERE tenant_id = app.tenant_id() AND id = $3`,
);

export const forgetExpiredAttempts = prepared<unknown, [now: Date]>(
  'forget_expired_sso_attempts',
  'DELETE FROM sso_attempt WHERE expires_at <= $1',
);

/** Stores the answer of a SAML provider, once and in time. Returns no row for an unknown sign-in. */
export const storeAnswer = prepared<
  { readonly id: string },
  [stateHash: Buffer | null, connectionId: string, answer: string, now: Date]
>(
  'store_sso_answer',
  `UPDATE sso_attempt SET answer = CASE WHEN expires_at > $4 THEN $3 END
    WHERE state_hash = $1 AND connection_id = $2 AND answer IS NULL
   RETURNING connection_id AS id`,
);

/** Uses the sign-in that a browser started. Returns no row for another browser or connection. */
export const useAttempt = prepared<
  {
    readonly tenantId: string;
    readonly redirect: string;
    readonly isSupplier: boolean;
    readonly isExpired: boolean;
    /** The admin who only tests the connection. Null for a sign-in. */
    readonly testerId: string | null;
    /** Answer of a SAML provider. */
    readonly answer: string | null;
  },
  [stateHash: Buffer | null, browserHash: Buffer | null, connectionId: string, now: Date]
>(
  'use_sso_attempt',
  `DELETE FROM sso_attempt WHERE state_hash = $1 AND browser_hash = $2 AND connection_id = $3
   RETURNING tenant_id AS "tenantId", redirect, is_supplier AS "isSupplier", expires_at <= $4 AS "isExpired", tester_id AS "testerId", answer`,
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
