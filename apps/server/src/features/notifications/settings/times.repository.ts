import { auditSql } from '../../../platform/audit/record-audit.ts';
import { prepared } from '../../../platform/db/statement.ts';

/** When people get messages. */
export interface StoredTimes {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly digestHour: number;
  readonly isDaily: boolean;
  readonly isWeekly: boolean;
}

export interface PersonTimes extends StoredTimes {
  /** False for the times of the workspace. */
  readonly isOwn: boolean;
}

const own = 'coalesce(s.has_own_times, false)';

/**
 * SQL for the time until which the last digest of a person (`p`) contains all notifications. `s`
 * has the person's settings and `d` the defaults. Null if the person gets no digest of this type.
 */
const digestUntil = (kind: 'daily' | 'weekly'): string =>
  `CASE WHEN ${own} THEN s.${kind}_until
        WHEN d.${kind}_since IS NOT NULL THEN greatest(s.${kind}_until, d.${kind}_since, p.created_at) END AS ${kind}_until`;

/** SQL for the times of people: their own or else those of the workspace. */
export const timesOfPeople = `SELECT p.tenant_id, p.id AS party_id, p.account_id, ${own} AS is_own,
          CASE WHEN ${own} THEN s.quiet_from ELSE d.quiet_from END AS quiet_from,
          CASE WHEN ${own} THEN s.quiet_until ELSE d.quiet_until END AS quiet_until,
          coalesce(CASE WHEN ${own} THEN s.digest_hour ELSE d.digest_hour END, 8) AS digest_hour,
          ${digestUntil('daily')}, ${digestUntil('weekly')}
     FROM party p
     LEFT JOIN notification_settings s ON s.tenant_id = p.tenant_id AND s.party_id = p.id
     LEFT JOIN notification_defaults d ON d.tenant_id = p.tenant_id
    WHERE p.tenant_id = app.tenant_id() AND p.kind = 'USER' AND p.user_type = 'PERSON' AND p.deleted_at IS NULL`;

/** Returns when a person gets messages. */
export const notificationTimes = prepared<PersonTimes, readonly [partyId: string]>(
  'notification_times',
  `SELECT is_own AS "isOwn", quiet_from AS "quietFrom", quiet_until AS "quietUntil", digest_hour AS "digestHour",
          daily_until IS NOT NULL AS "isDaily", weekly_until IS NOT NULL AS "isWeekly"
     FROM (${timesOfPeople} AND p.id = $1) e`,
);

const timesColumns = [
  'quiet_from',
  'quiet_until',
  'digest_hour',
  'daily_until',
  'weekly_until',
] as const;
type TimesColumn = (typeof timesColumns)[number];

/**
 * Returns the SQL that gives a person own times, based on those that they have now, with
 * some changed columns.
 */
export const ownTimes = (changed: Readonly<Partial<Record<TimesColumn, string>>>): string => {
  const value = (column: TimesColumn): string => changed[column] ?? `e.${column}`;
  return `INSERT INTO notification_settings (tenant_id, party_id, has_own_times, ${timesColumns.join(', ')})
   SELECT e.tenant_id, e.party_id, true, ${timesColumns.map(value).join(', ')}
     FROM (${timesOfPeople} AND p.id = $1) e
   ON CONFLICT (tenant_id, party_id) DO UPDATE
      SET has_own_times = true, ${timesColumns.map((column) => `${column} = excluded.${column}`).join(', ')}`;
};

type Times = readonly [
  quietFrom: number | null,
  quietUntil: number | null,
  digestHour: number,
  isDaily: boolean,
  isWeekly: boolean,
];

/**
 * Stores when a person gets messages. A newly selected digest contains only notifications from now
 * on.
 */
export const saveTimes = prepared<unknown, readonly [partyId: string, ...Times, now: Date]>(
  'save_notification_times',
  ownTimes({
    quiet_from: '$2::smallint',
    quiet_until: '$3::smallint',
    digest_hour: '$4::smallint',
    daily_until: 'CASE WHEN $5::boolean THEN coalesce(e.daily_until, $7::timestamptz) END',
    weekly_until: 'CASE WHEN $6::boolean THEN coalesce(e.weekly_until, $7) END',
  }),
);

/**
 * Gives a person the times of the workspace. Their digests contain only notifications from now on.
 */
export const resetTimes = prepared<unknown, readonly [partyId: string, now: Date]>(
  'reset_notification_times',
  `UPDATE notification_settings
      SET has_own_times = false, quiet_from = NULL, quiet_until = NULL, digest_hour = 8,
          daily_until = coalesce(daily_until, $2), weekly_until = coalesce(weekly_until, $2)
    WHERE tenant_id = app.tenant_id() AND party_id = $1 AND has_own_times`,
);

/** Returns the times of the workspace, or no row for those of Baton. */
export const defaultTimes = prepared<StoredTimes>(
  'default_notification_times',
  `SELECT quiet_from AS "quietFrom", quiet_until AS "quietUntil", digest_hour AS "digestHour",
          daily_since IS NOT NULL AS "isDaily", weekly_since IS NOT NULL AS "isWeekly"
     FROM notification_defaults WHERE tenant_id = app.tenant_id()`,
);

const clock = (minutes: string): string => `to_char(make_interval(mins => ${minutes}), 'HH24:MI')`;

const audited = (from: string): string =>
  `jsonb_build_object('quietHours', ${clock(`${from}.quiet_from`)} || '–' || ${clock(`${from}.quiet_until`)},
     'dailyDigest', ${from}.daily_since IS NOT NULL, 'weeklyDigest', ${from}.weekly_since IS NOT NULL,
     'digestTime', ${clock(`${from}.digest_hour * 60`)})`;

/**
 * Stores and audits the times of the workspace. A newly selected digest contains only notifications
 * from now on.
 */
export const saveDefaultTimes = prepared<
  unknown,
  readonly [tenantId: string, auditId: string, at: Date, by: string, ...Times]
>(
  'save_default_notification_times',
  `WITH old AS (SELECT * FROM notification_defaults WHERE tenant_id = app.tenant_id()),
   saved AS (
     INSERT INTO notification_defaults AS d (tenant_id, quiet_from, quiet_until, digest_hour, daily_since, weekly_since)
     VALUES (app.tenant_id(), $5, $6, $7, CASE WHEN $8::boolean THEN $3::timestamptz END, CASE WHEN $9::boolean THEN $3::timestamptz END)
     ON CONFLICT (tenant_id) DO UPDATE
        SET quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until, digest_hour = excluded.digest_hour,
            daily_since = CASE WHEN $8 THEN coalesce(d.daily_since, excluded.daily_since) END,
            weekly_since = CASE WHEN $9 THEN coalesce(d.weekly_since, excluded.weekly_since) END
     RETURNING quiet_from, quiet_until, digest_hour, daily_since, weekly_since),
   t AS (SELECT w.id, w.name, saved.* FROM tenant w, saved WHERE w.id = $1)
   ${auditSql({
     action: 'UPDATED',
     objectType: 'Workspace',
     entry: ['$2', '$3', '$4'],
     before: `(SELECT ${audited('old')} FROM old)`,
     after: audited('t'),
   })}`,
);
