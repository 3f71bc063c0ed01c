import type { DigestKind } from '@baton/domain/notification/notification-times';
import { prepared } from '../../../platform/db/statement.ts';
import { ownTimes, timesOfPeople } from '../settings/times.repository.ts';

export interface DigestRow {
  readonly partyId: string;
  readonly digestHour: number;
  /** Time until which the last digest contains all notifications. Null without this digest. */
  readonly dailyUntil: Date | null;
  readonly weeklyUntil: Date | null;
}

const digestColumns = `party_id AS "partyId", digest_hour AS "digestHour", daily_until AS "dailyUntil", weekly_until AS "weeklyUntil"`;
const hasDigest = '(daily_until IS NOT NULL OR weekly_until IS NOT NULL)';

/**
 * Returns people with digests in the order of their ids, after this one: with their own, or with
 * those of the workspace if it has any.
 */
export const peopleWithDigests = prepared<DigestRow, readonly [afterId: string, limit: number]>(
  'people_with_digests',
  `SELECT * FROM (
     (SELECT ${digestColumns} FROM notification_settings
       WHERE tenant_id = app.tenant_id() AND has_own_times AND ${hasDigest} AND party_id > $1
       ORDER BY party_id LIMIT $2)
     UNION ALL
     (SELECT ${digestColumns} FROM (${timesOfPeople} AND p.account_id IS NOT NULL AND p.id > $1
           AND (d.daily_since IS NOT NULL OR d.weekly_since IS NOT NULL)) e
       WHERE NOT is_own ORDER BY party_id LIMIT $2)) all_people
    ORDER BY "partyId" LIMIT $2`,
);

const columns = { DAILY: 'daily_until', WEEKLY: 'weekly_until' } as const;

const changes = (kind: DigestKind) => ({
  advance: prepared<unknown, readonly [partyId: string, until: Date]>(
    `advance_${columns[kind]}`,
    `INSERT INTO notification_settings AS s (tenant_id, party_id, ${columns[kind]}) VALUES (app.tenant_id(), $1, $2)
     ON CONFLICT (tenant_id, party_id) DO UPDATE SET ${columns[kind]} = $2
      WHERE s.${columns[kind]} < $2 OR s.${columns[kind]} IS NULL AND NOT s.has_own_times`,
  ),
  end: prepared<unknown, readonly [partyId: string]>(
    `end_${columns[kind]}`,
    ownTimes({ [columns[kind]]: 'NULL' }),
  ),
});

const daily = changes('DAILY');
const weekly = changes('WEEKLY');

/** Records that all notifications until a time were sent. */
export const advanceDigest = { DAILY: daily.advance, WEEKLY: weekly.advance } as const;
/** Stops the digests of a person. */
export const endDigest = { DAILY: daily.end, WEEKLY: weekly.end } as const;
