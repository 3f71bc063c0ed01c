import type { NotificationSettings } from '@baton/domain/notification/notification-settings';
import { auditSql } from '../../../platform/audit/record-audit.ts';
import { prepared } from '../../../platform/db/statement.ts';

/** Null for the defaults of the workspace or, in those, for the defaults of Baton. */
export type StoredSettings = NotificationSettings;

/** Returns the defaults of the workspace, or no row for those of Baton. */
export const workspaceDefaults = prepared<StoredSettings>(
  'notification_defaults',
  'SELECT inbox, mail, push, chat FROM notification_defaults WHERE tenant_id = app.tenant_id()',
);

const setOf = (from: string): string =>
  `jsonb_build_object('inbox', ${from}.inbox, 'mail', ${from}.mail, 'push', ${from}.push, 'chat', ${from}.chat)`;

/** Stores and audits the default notifications. */
export const saveWorkspaceDefaults = prepared<
  unknown,
  readonly [
    tenantId: string,
    auditId: string,
    at: Date,
    by: string,
    inbox: readonly string[],
    mail: readonly string[],
    push: readonly string[],
    chat: readonly string[],
  ]
>(
  'save_notification_defaults',
  `WITH old AS (SELECT inbox, mail, push, chat FROM notification_defaults WHERE tenant_id = app.tenant_id()),
   saved AS (
     INSERT INTO notification_defaults (tenant_id, inbox, mail, push, chat) VALUES (app.tenant_id(), $5, $6, $7, $8)
     ON CONFLICT (tenant_id) DO UPDATE
        SET inbox = excluded.inbox, mail = excluded.mail, push = excluded.push, chat = excluded.chat
     RETURNING inbox, mail, push, chat),
   t AS (SELECT w.id, w.name, saved.inbox, saved.mail, saved.push, saved.chat FROM tenant w, saved WHERE w.id = $1)
   ${auditSql({
     action: 'UPDATED',
     objectType: 'Workspace',
     entry: ['$2', '$3', '$4'],
     before: `(SELECT ${setOf('old')} FROM old)`,
     after: setOf('t'),
   })}`,
);

/** Returns what a person set, or no row for the defaults. */
export const notificationSettings = prepared<StoredSettings, readonly [partyId: string]>(
  'notification_settings',
  'SELECT inbox, mail, push, chat FROM notification_settings WHERE tenant_id = app.tenant_id() AND party_id = $1',
);

/** Stores all types that a person gets. Null for the defaults of the workspace. */
export const saveSettings = prepared<
  unknown,
  readonly [
    partyId: string,
    inbox: readonly string[] | null,
    mail: readonly string[] | null,
    push: readonly string[] | null,
    chat: readonly string[] | null,
  ]
>(
  'save_notification_settings',
  `INSERT INTO notification_settings (tenant_id, party_id, inbox, mail, push, chat) VALUES (app.tenant_id(), $1, $2, $3, $4, $5)
   ON CONFLICT (tenant_id, party_id) DO UPDATE
      SET inbox = excluded.inbox, mail = excluded.mail, push = excluded.push, chat = excluded.chat`,
);

export interface StoredTimes {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly digestHour: number;
  readonly isDaily: boolean;
  readonly isWeekly: boolean;
}

/** Returns when a person gets emails, or no row for the defaults. */
export const notificationTimes = prepared<StoredTimes, readonly [partyId: string]>(
  'notification_times',
  `SELECT quiet_from AS "quietFrom", quiet_until AS "quietUntil", digest_hour AS "digestHour",
          daily_until IS NOT NULL AS "isDaily", weekly_until IS NOT NULL AS "isWeekly"
     FROM notification_settings WHERE tenant_id = app.tenant_id() AND party_id = $1`,
);

/** Stores when a person gets emails. A new digest tells what happens from now on. */
export const saveTimes = prepared<
  unknown,
  readonly [
    partyId: string,
    quietFrom: number | null,
    quietUntil: number | null,
    digestHour: number,
    isDaily: boolean,
    isWeekly: boolean,
    now: Date,
  ]
>(
  'save_notification_times',
  `INSERT INTO notification_settings AS s (tenant_id, party_id, quiet_from, quiet_until, digest_hour, daily_until, weekly_until)
   VALUES (app.tenant_id(), $1, $2, $3, $4, CASE WHEN $5 THEN $7::timestamptz END, CASE WHEN $6 THEN $7 END)
   ON CONFLICT (tenant_id, party_id) DO UPDATE
      SET quiet_from = $2, quiet_until = $3, digest_hour = $4,
          daily_until = CASE WHEN $5 THEN coalesce(s.daily_until, $7) END,
          weekly_until = CASE WHEN $6 THEN coalesce(s.weekly_until, $7) END`,
);
