import type { AccessLevel } from '../db/database.ts';
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
  /** Workspace stamp at read time. The person's access can change when it moves. */
  readonly stamp: number;
}

const enter = prepared<Viewer, readonly [tokenHash: Buffer, now: Date]>(
  'enter',
  `SELECT session_id AS "sessionId", account_id AS "accountId", tenant_id AS "tenantId", user_id AS "userId",
          user_name AS "userName", email, access_level AS "accessLevel", is_admin AS "isAdmin", locale, theme,
          tenant_name AS "tenantName", time_zone AS "timeZone", parties, system_roles AS "systemRoles",
          stamp::float
     FROM app.enter($1, $2)`,
);

/**
 * Returns the statement that reads the session and opens its workspace for the following
 * statements. The trip fails with NoSession if there is no session.
 */
export const enterStatement = (tokenHash: Buffer, now: number): Statement<Viewer> =>
  enter(tokenHash, new Date(now));

const reenter = prepared<unknown, readonly [tokenHash: Buffer, now: Date, stamp: number]>(
  'reenter',
  'SELECT app.reenter($1, $2, $3)',
);

/**
 * Returns the statement that opens the workspace for a cached viewer. The trip fails with
 * StaleSession if the viewer can be outdated.
 */
export const reenterStatement = (tokenHash: Buffer, now: number, { stamp }: Viewer): Statement =>
  reenter(tokenHash, new Date(now), stamp);
