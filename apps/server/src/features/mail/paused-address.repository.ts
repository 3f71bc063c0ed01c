import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';

/** An address that a mail server refused permanently. */
export interface PausedAddress {
  readonly email: string;
  /** Answer of the mail server. */
  readonly detail: string;
  readonly pausedAt: Date;
}

/** Pauses an address, and enqueues a notice to its person with a job of this name, once. */
export const pauseAddress = prepared<
  unknown,
  readonly [email: string, detail: string, at: Date, jobName: string, isReported: boolean]
>(
  'pause_address',
  `WITH paused AS (
     INSERT INTO paused_address (tenant_id, email, detail, paused_at, is_reported) VALUES (app.tenant_id(), $1, $2, $3, $5)
     ON CONFLICT DO NOTHING RETURNING email)
   SELECT app.enqueue($4, jsonb_build_object('kind', 'EMAIL_PAUSED', 'objectId', p.id, 'at', round(date_part('epoch', $3) * 1000)), NULL, NULL, true)
     FROM paused JOIN party p ON p.tenant_id = app.tenant_id() AND p.email = paused.email AND p.kind = 'USER' AND p.deleted_at IS NULL`,
);

/** Resumes an address to which a mail server accepted a message, unless a report said it is wrong. */
export const resumeAccepted = prepared<unknown, readonly [email: string]>(
  'resume_accepted_address',
  'DELETE FROM paused_address WHERE tenant_id = app.tenant_id() AND email = $1 AND NOT is_reported',
);

/** Returns the recipient of a message, in any workspace. */
export const outgoingMailOf = prepared<
  { readonly tenantId: string; readonly recipient: string },
  readonly [mailId: string]
>('outgoing_mail_of', 'SELECT tenant_id AS "tenantId", recipient FROM app.outgoing_mail_of($1)');

/** Returns the paused addresses, latest first. */
export const listPausedAddresses = prepared<PausedAddress>(
  'list_paused_addresses',
  `SELECT email, detail, paused_at AS "pausedAt" FROM paused_address
    WHERE tenant_id = app.tenant_id() ORDER BY paused_at DESC, email LIMIT 1000`,
);

/** Resumes and audits an address. No row if it isn't paused. */
export const resumePausedAddress = prepared<
  unknown,
  readonly [email: string, auditId: string, at: Date, by: string]
>(
  'resume_paused_address',
  `WITH resumed AS (
     DELETE FROM paused_address WHERE tenant_id = app.tenant_id() AND email = $1 RETURNING email),
   t AS (SELECT w.id, w.name, resumed.email FROM tenant w, resumed WHERE w.id = app.tenant_id())
   ${auditSql({
     action: 'UPDATED',
     objectType: 'Workspace',
     entry: ['$2', '$3', '$4'],
     before: `jsonb_build_object('pausedAddress', t.email)`,
     after: `jsonb_build_object('pausedAddress', NULL)`,
   })}`,
);
