import type { SendingChannel } from '@baton/domain/notification/notification-settings';
import { prepared, type Statement } from '../../platform/db/statement.ts';

interface Pending {
  readonly id: string;
  readonly subjectId: string;
}

/** One email is about a whole workflow. Other messages are about one task or workflow. */
const isAbout: Readonly<Record<SendingChannel, string>> = {
  mail: '(subject_id = $2 OR workflow_id = $2)',
  push: 'subject_id = $2',
  chat: 'subject_id = $2',
};

const pendingIn = (channel: SendingChannel) =>
  prepared<Pending, readonly [partyId: string, subjectId: string]>(
    `pending_${channel}`,
    `SELECT id, subject_id AS "subjectId" FROM notification
      WHERE tenant_id = app.tenant_id() AND party_id = $1 AND ${isAbout[channel]} AND ${channel}_at IS NOT NULL
      ORDER BY at, id`,
  );
/** Returns the notifications of a person about an object that wait for a message, oldest first. */
export const pendingNotifications: Readonly<
  Record<SendingChannel, (partyId: string, subjectId: string) => Statement<Pending>>
> = { mail: pendingIn('mail'), push: pendingIn('push'), chat: pendingIn('chat') };

const settleIn = (channel: SendingChannel) =>
  prepared<unknown, readonly [ids: readonly string[]]>(
    `settle_pending_${channel}`,
    `UPDATE notification SET ${channel}_at = NULL WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[])`,
  );
/** Records that the message about these notifications was written, or isn't needed. */
export const settlePending: Readonly<
  Record<SendingChannel, (ids: readonly string[]) => Statement>
> = { mail: settleIn('mail'), push: settleIn('push'), chat: settleIn('chat') };

const recordIn = (channel: SendingChannel) =>
  prepared<unknown, readonly [ids: readonly string[], at: Date]>(
    `record_sent_${channel}`,
    `UPDATE notification SET ${channel}_sent_at = $2
      WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND ${channel}_sent_at IS NULL`,
  );
/** Records when the message about these notifications was sent. */
export const recordSent: Readonly<
  Record<SendingChannel, (ids: readonly string[], at: Date) => Statement>
> = { mail: recordIn('mail'), push: recordIn('push'), chat: recordIn('chat') };

/** Returns when the person got the latest email about a workflow. Null if there was none. */
export const lastMailAbout = prepared<
  { readonly at: Date | null },
  readonly [partyId: string, workflowId: string]
>(
  'last_mail_about',
  `SELECT max(mail_sent_at) AS at FROM notification
    WHERE tenant_id = app.tenant_id() AND party_id = $1 AND workflow_id = $2 AND mail_sent_at IS NOT NULL`,
);
