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
