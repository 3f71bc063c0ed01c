import type { PasswordPolicy } from '@baton/domain/party/password-rules';
import { prepared } from '../db/statement.ts';
import { secretOf } from './account-statements.ts';

/** Stores the hash of a new link for a person of the workspace. */
export const insertInvitation = prepared<
  unknown,
  [id: string, partyId: string, tokenHash: Buffer, at: Date, expires: Date]
>(
  'insert_invitation',
  `INSERT INTO single_use_link (id, purpose, tenant_id, party_id, token_hash, created_at, expires_at)
   VALUES ($1, 'INVITATION', app.tenant_id(), $2, $3, $4, $5)`,
);

/** Returns the workspace and the person of an invitation that can be used now. */
export const openInvitation = prepared<
  { readonly tenantId: string; readonly partyId: string },
  [tokenHash: Buffer | null, now: Date]
>(
  'open_invitation',
  `SELECT tenant_id AS "tenantId", party_id AS "partyId" FROM single_use_link
    WHERE token_hash = $1 AND purpose = 'INVITATION' AND used_at IS NULL AND expires_at > $2`,
);

export interface InvitedPerson {
  readonly name: string;
  readonly email: string;
  /** True for an external user, who uses the sign-in of suppliers. */
  readonly isExternal: boolean;
  readonly workspaceName: string;
  readonly accentColor: string;
  /** Rules for the password of a new account. */
  readonly passwordPolicy: PasswordPolicy;
  /** Account with this address, from another workspace. Null if there is none. */
  readonly accountId: string | null;
  readonly passwordHash: string | null;
  /** Encrypted key of the account's authenticator app. Null if there is none. */
  readonly totp: string | null;
  /** Identity provider with which a person without an account can sign up. Null if there is none. */
  readonly provider: string | null;
  /** True if the person can't set a password, because the workspace requires the provider. */
  readonly requiresSso: boolean;
  /** True if people of the workspace can sign in with a password. */
  readonly allowsPassword: boolean;
}

/** Returns an invited person who hasn't signed up yet. */
export const invitedPerson = prepared<InvitedPerson, [partyId: string]>(
  'invited_person',
  `SELECT p.name, p.email, p.access_level = 'EXTERNAL' AS "isExternal", coalesce(t.display_name, t.name) AS "workspaceName", t.accent_color AS "accentColor", t.password_policy AS "passwordPolicy",
          a.id AS "accountId", ${secretOf('PASSWORD')} AS "passwordHash", ${secretOf('TOTP')} AS totp,
          s.name AS provider, coalesce(s.is_required, false) AS "requiresSso",
          'PASSWORD' = ANY (t.sign_in_methods) AS "allowsPassword"
     FROM party p JOIN tenant t ON t.id = p.tenant_id LEFT JOIN account a ON a.email = p.email
     LEFT JOIN app.sso_of_domain(split_part(lower(p.email), '@', 2)) s ON s.tenant_id = p.tenant_id AND a.id IS NULL
    WHERE p.tenant_id = app.tenant_id() AND p.id = $1 AND p.kind = 'USER' AND p.account_id IS NULL
      AND p.deleted_at IS NULL`,
);

/** Uses an invitation: the account gets access as the person. Returns no row if it can't be used. */
export const useInvitation = prepared<
  { readonly id: string },
  [tokenHash: Buffer | null, accountId: string, now: Date]
>(
  'use_invitation',
  `WITH used AS (
     UPDATE single_use_link SET used_at = $3
      WHERE token_hash = $1 AND purpose = 'INVITATION' AND tenant_id = app.tenant_id() AND used_at IS NULL
        AND expires_at > $3
      RETURNING party_id),
   confirmed AS (
     UPDATE account a SET email_verified_at = coalesce(a.email_verified_at, $3) FROM used, party i
      WHERE a.id = $2 AND i.tenant_id = app.tenant_id() AND i.id = used.party_id AND i.email = a.email)
   UPDATE party p SET account_id = a.id FROM used, account a
    WHERE p.tenant_id = app.tenant_id() AND p.id = used.party_id AND p.account_id IS NULL AND p.deleted_at IS NULL
      AND a.id = $2 AND a.email = p.email
   RETURNING p.id`,
);

/** Returns the open invitations of an address, in all workspaces. */
export const invitedPeople = prepared<
  { readonly tenantId: string; readonly partyId: string; readonly inviter: string },
  [email: string]
>(
  'invited_people',
  `SELECT tenant_id AS "tenantId", party_id AS "partyId", inviter FROM app.invited_people($1)`,
);

/** Returns when an invitation was sent again, except for its first message, in ascending order. */
export const resendsSince = prepared<{ readonly at: Date }, [partyId: string, since: Date]>(
  'resends_since',
  `SELECT l.created_at AS at FROM single_use_link l
    WHERE l.tenant_id = app.tenant_id() AND l.party_id = $1 AND l.purpose = 'INVITATION' AND l.created_at > $2
      AND l.created_at > (SELECT min(f.created_at) FROM single_use_link f
                           WHERE f.tenant_id = app.tenant_id() AND f.party_id = $1 AND f.purpose = 'INVITATION')
    ORDER BY l.created_at`,
);

/** Sets the time of the latest message with an invitation. */
export const markInvited = prepared<unknown, [id: string, at: Date]>(
  'mark_invited',
  'UPDATE party SET invited_at = $2 WHERE tenant_id = app.tenant_id() AND id = $1',
);
