import type { AccessLevel } from '@baton/domain/party/access-level';
import { prepared, type Statement } from '../db/statement.ts';

/** The signed-in person and their access in the workspace. */
export interface Viewer {
  readonly sessionId: string;
  readonly accountId: string;
  readonly tenantId: string;
  readonly userId: string;
  readonly userName: string;
  readonly email: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  readonly locale: string;
  readonly theme: string;
  readonly tenantName: string;
  readonly timeZone: string;
  /** Ids of the person, their teams, and their roles. */
  readonly parties: readonly string[];
  /** Codes of the person's system roles, such as PUBLISHER. */
  readonly systemRoles: readonly string[];
  /**
   * Version of the workspace's people at read time. The person's access may have changed if it is
   * different now. -1 if it wasn't read.
   */
  readonly stamp: number;
}

const viewerColumns = `session_id AS "sessionId", account_id AS "accountId", tenant_id AS "tenantId", user_id AS "userId",
          user_name AS "userName", email, access_level AS "accessLevel", is_admin AS "isAdmin", locale, theme,
          tenant_name AS "tenantName", time_zone AS "timeZone", parties, system_roles AS "systemRoles",
          stamp::float`;

const enter = prepared<Viewer, readonly [tokenHash: Buffer, now: Date]>(
  'enter',
  `SELECT ${viewerColumns} FROM app.enter($1, $2)`,
);

/**
 * Returns the statement that reads the session and opens its workspace for the following statements
 * of a sign-in. The round trip fails with NoSession if there is no session.
 */
export const enterStatement = (tokenHash: Buffer, now: number): Statement<Viewer> =>
  enter(tokenHash, new Date(now));

const enterConfirmed = prepared<Viewer, readonly [tokenHash: Buffer, now: Date]>(
  'enter_confirmed',
  `SELECT ${viewerColumns} FROM app.enter($1, $2) e WHERE app.demand_confirmed_address(e.session_id)`,
);

/**
 * Returns the statement of a request that reads the session. The round trip also fails, with
 * AddressUnconfirmed, if the workspace requires a confirmed address.
 */
export const enterConfirmedStatement = (tokenHash: Buffer, now: number): Statement<Viewer> =>
  enterConfirmed(tokenHash, new Date(now));

const reenter = prepared<unknown, readonly [tokenHash: Buffer, now: Date, stamp: number]>(
  'reenter',
  'SELECT app.reenter($1, $2, $3)',
);

/**
 * Returns the statement that opens the workspace for a cached viewer. The round trip fails with
 * StaleSession if the viewer can be outdated.
 */
export const reenterStatement = (tokenHash: Buffer, now: number, { stamp }: Viewer): Statement =>
  reenter(tokenHash, new Date(now), stamp);

/** Returns an active person with their access, in whose name a form starts workflows. */
export const personAsViewer = prepared<Viewer, [id: string]>(
  'person_as_viewer',
  `SELECT '' AS "sessionId", coalesce(p.account_id::text, '') AS "accountId", p.tenant_id AS "tenantId", p.id AS "userId",
          p.name AS "userName", coalesce(p.email, '') AS email, p.access_level AS "accessLevel", p.is_admin AS "isAdmin",
          'en' AS locale, 'SYSTEM' AS theme, t.name AS "tenantName", t.time_zone AS "timeZone",
          ARRAY(SELECT m.group_id FROM membership m WHERE m.tenant_id = p.tenant_id AND m.member_id = p.id) || p.id AS parties,
          ARRAY(SELECT r.system_role FROM membership m JOIN party r ON r.tenant_id = m.tenant_id AND r.id = m.group_id
                 WHERE m.tenant_id = p.tenant_id AND m.member_id = p.id AND r.system_role IS NOT NULL
                   AND r.deleted_at IS NULL) AS "systemRoles",
          t.stamp::float
     FROM party p JOIN tenant t ON t.id = p.tenant_id
    WHERE p.tenant_id = app.tenant_id() AND p.id = $1 AND p.kind = 'USER' AND p.user_type = 'PERSON' AND p.deleted_at IS NULL`,
);

/**
 * Returns a viewer for someone without an account, such as a guest or requestor, who can read only
 * items with their id.
 */
export const outsider = (tenantId: string, partyId: string, userName = ''): Viewer => ({
  ...{ sessionId: '', accountId: '', tenantId, userId: partyId, userName, email: '' },
  ...{ accessLevel: 'EXTERNAL', isAdmin: false, locale: 'en', theme: 'SYSTEM' },
  ...{ tenantName: '', timeZone: 'UTC', parties: [partyId], systemRoles: [], stamp: -1 },
});
