import type { AccessLevel } from '../db/database.ts';
import { prepared, type Statement } from '../db/statement.ts';

/** The person on whose behalf a request runs, and their place in the workspace. */
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
  /** The person, their teams and their roles. */
  readonly parties: readonly string[];
  /** Codes of the system roles that the person has, such as PUBLISHER. */
  readonly systemRoles: readonly string[];
  /** Of the workspace when this was read: the person's place in it may be another once it has moved. */
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
 * Looks the session up and opens its workspace for the statements behind it in the same
 * trip. Fails as NoSession, and they with it, where there is none.
 */
export const enterStatement = (tokenHash: Buffer, now: number): Statement<Viewer> =>
  enter(tokenHash, new Date(now));

const reenter = prepared<unknown, readonly [tokenHash: Buffer, now: Date, stamp: number]>(
  'reenter',
  'SELECT app.reenter($1, $2, $3)',
);

/**
 * Opens the workspace for the statements behind it as `enterStatement` does, for a viewer who is
 * remembered. Fails as StaleSession, and they with it, where that may no longer be true.
 */
export const reenterStatement = (tokenHash: Buffer, now: number, { stamp }: Viewer): Statement =>
  reenter(tokenHash, new Date(now), stamp);
