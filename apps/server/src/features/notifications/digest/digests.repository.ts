import type { DigestKind } from '@baton/domain/notification/notification-times';
import { prepared } from '../../../platform/db/statement.ts';

export interface DigestRow {
  readonly partyId: string;
  readonly digestHour: number;
  /** Time until which the last digest tells everything. Null without this digest. */
  readonly dailyUntil: Date | null;
  readonly weeklyUntil: Date | null;
}

/** Returns people with digests in the order of their ids, after this one. */
export const peopleWithDigests = prepared<DigestRow, readonly [afterId: string, limit: number]>(
  'people_with_digests',
  `SELECT party_id AS "partyId", digest_hour AS "digestHour", daily_until AS "dailyUntil", weekly_until AS "weeklyUntil"
     FROM notification_settings
    WHERE tenant_id = app.tenant_id() AND (daily_until IS NOT NULL OR weekly_until IS NOT NULL)
      AND party_id > $1
    ORDER BY party_id LIMIT $2`,
);

const columns = { DAILY: 'daily_until', WEEKLY: 'weekly_until' } as const;

const changes = (kind: DigestKind) => ({
  advance: prepared<unknown, readonly [partyId: string, until: Date]>(
    `advance_${columns[kind]}`,
    `UPDATE notification_settings SET ${columns[kind]} = $2
      WHERE tenant_id = app.tenant_id() AND party_id = $1 AND ${columns[kind]} < $2`,
  ),
  end: prepared<unknown, readonly [partyId: string]>(
    `end_${columns[kind]}`,
    `UPDATE notification_settings SET ${columns[kind]} = NULL WHERE tenant_id = app.tenant_id() AND party_id = $1`,
  ),
});

const daily = changes('DAILY');
const weekly = changes('WEEKLY');

/** Records that all notifications until a time were sent. */
export const advanceDigest = { DAILY: daily.advance, WEEKLY: weekly.advance } as const;
/** Stops the digests of a person. */
export const endDigest = { DAILY: daily.end, WEEKLY: weekly.end } as const;
