import type { MailFailure, MailState } from '@baton/domain/mail/mail-delivery';
import type { LogoType } from '@baton/domain/tenant/branding';
import { prepared } from '../../platform/db/statement.ts';
import type { MailKind } from './mail-words.ts';
import type { MailBrand } from './render-mail.ts';

/** Violates outgoing_mail_pkey if the message was stored before. */
export const insertMail = prepared<
  unknown,
  [
    id: string,
    accountId: string | null,
    kind: MailKind,
    recipient: string,
    subject: string,
    content: Buffer,
    at: Date,
    expiresAt: Date,
  ]
>(
  'insert_mail',
  `INSERT INTO outgoing_mail (tenant_id, id, account_id, kind, recipient, subject, content, created_at, next_attempt_at, expires_at)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $7, $8)`,
);

/** Returns how messages of the current workspace look. */
export const mailBrand = prepared<MailBrand, []>(
  'mail_brand',
  `SELECT coalesce(t.display_name, t.name) AS name, b.foreground, b.background, b.logo IS NOT NULL AS "hasLogo"
     FROM tenant t LEFT JOIN branding b ON b.tenant_id = t.id WHERE t.id = app.tenant_id()`,
);

export interface QueuedMail {
  readonly recipient: string;
  readonly subject: string;
  readonly content: Buffer;
  readonly attempts: number;
  readonly expiresAt: Date;
  /** Name of the workspace as a sender. Empty for the sender of the installation. */
  readonly senderName: string;
  readonly logo: Buffer | null;
  readonly logoType: LogoType | null;
}

/** Returns a message that waits to be sent with the brand of the workspace, or no row. */
export const queuedMail = prepared<QueuedMail, [id: string]>(
  'queued_mail',
  `SELECT m.recipient, m.subject, m.content, m.attempts, m.expires_at AS "expiresAt",
          coalesce(b.sender_name, '') AS "senderName", b.logo, b.logo_type AS "logoType"
     FROM outgoing_mail m LEFT JOIN branding b ON b.tenant_id = m.tenant_id
    WHERE m.tenant_id = app.tenant_id() AND m.id = $1 AND m.state = 'QUEUED' AND m.content IS NOT NULL`,
);

/** Records the end of a delivery. A sent message loses its content. */
export const settleMail = prepared<unknown, [id: string, state: 'SENT' | 'STORED']>(
  'settle_mail',
  `UPDATE outgoing_mail
      SET state = $2, attempts = attempts + 1, failure = NULL, failure_detail = '', next_attempt_at = NULL,
          content = CASE WHEN $2 = 'STORED' THEN content END
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'QUEUED'`,
);

/** Records a failed attempt. Without a time of the next attempt, the delivery has failed. */
export const recordMailFailure = prepared<
  unknown,
  [id: string, failure: MailFailure, detail: string, nextAttemptAt: Date | null]
>(
  'record_mail_failure',
  `UPDATE outgoing_mail
      SET state = CASE WHEN $4::timestamptz IS NULL THEN 'FAILED' ELSE 'QUEUED' END,
          attempts = attempts + 1, failure = $2, failure_detail = $3, next_attempt_at = $4
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'QUEUED'`,
);

/** Queues a failed message again, with all its attempts. */
export const requeueMail = prepared<unknown, [id: string, at: Date]>(
  'requeue_mail',
  `UPDATE outgoing_mail SET state = 'QUEUED', attempts = 0, next_attempt_at = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'FAILED' AND content IS NOT NULL`,
);

/** Deletes the content of messages whose link has ended, and messages from before a time. */
export const sweepMail = prepared<unknown, [now: Date, before: Date]>(
  'sweep_mail',
  `WITH emptied AS (
     UPDATE outgoing_mail SET content = NULL
      WHERE tenant_id = app.tenant_id() AND expires_at <= $1 AND content IS NOT NULL AND created_at > $2)
   DELETE FROM outgoing_mail WHERE tenant_id = app.tenant_id() AND created_at <= $2`,
);

export interface MailRow {
  readonly id: string;
  readonly kind: MailKind;
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailState;
  readonly failure: MailFailure | null;
  readonly failureDetail: string;
  readonly createdAt: Date;
  readonly nextAttemptAt: Date | null;
  readonly expiresAt: Date;
  readonly content: Buffer | null;
}

// A link to an account that other workspaces also use would open them, so it isn't shown here.
const listed = `SELECT m.id, m.kind, m.recipient, m.subject, m.state, m.failure, m.failure_detail AS "failureDetail",
       m.created_at AS "createdAt", m.next_attempt_at AS "nextAttemptAt", m.expires_at AS "expiresAt", m.content
  FROM outgoing_mail m
 WHERE m.tenant_id = app.tenant_id() AND (m.account_id IS NULL OR NOT app.is_shared_account(m.account_id))`;

/** Returns messages, newest first. */
export const mailPage = prepared<
  MailRow,
  [before: Date | null, beforeId: string, state: MailState | null, limit: number]
>(
  'mail_page',
  `${listed}
      AND ($1::timestamptz IS NULL OR (m.created_at, m.id) < ($1, $2::uuid))
      AND ($3::text IS NULL OR m.state = $3)
    ORDER BY m.created_at DESC, m.id DESC LIMIT $4`,
);

/** Returns a message of the list, or no row. */
export const listedMail = prepared<MailRow, [id: string]>('listed_mail', `${listed} AND m.id = $1`);
