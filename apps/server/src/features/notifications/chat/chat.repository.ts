import type { ChatService } from '@baton/domain/notification/chat-rules';
import { auditSql } from '../../../platform/audit/record-audit.ts';
import { prepared } from '../../../platform/db/statement.ts';

const own = 'tenant_id = app.tenant_id()';

/** Chat of a person or of the workspace. The address is never read by clients. */
export interface ChatRow {
  readonly id: string;
  readonly service: ChatService;
  readonly createdAt: Date;
  readonly pausedAt: Date | null;
}

export interface SealedChat extends ChatRow {
  /** Null for the chat of the workspace. */
  readonly partyId: string | null;
  readonly sealed: Buffer;
  readonly failures: number;
}

const columns = `id, service, created_at AS "createdAt", paused_at AS "pausedAt", party_id AS "partyId", sealed, failures`;

/** Returns the chat of a person, or of the workspace without a person. */
export const chatOf = prepared<SealedChat, readonly [partyId: string | null]>(
  'chat_of',
  `SELECT ${columns} FROM chat_webhook WHERE ${own} AND party_id IS NOT DISTINCT FROM $1::uuid`,
);

/** Returns where messages of a person go: to their own chat, or else to that of the workspace. */
export const chatFor = prepared<SealedChat & { readonly personName: string }, readonly [string]>(
  'chat_for',
  `SELECT h.*, p.name AS "personName" FROM party p CROSS JOIN LATERAL (
     SELECT ${columns} FROM chat_webhook WHERE ${own} AND (party_id = p.id OR party_id IS NULL)
      ORDER BY party_id NULLS LAST LIMIT 1) h
    WHERE p.${own} AND p.id = $1`,
);

/** Stores a chat. A new address isn't paused. */
export const putChat = prepared<
  unknown,
  readonly [id: string, partyId: string | null, service: ChatService, sealed: Buffer, at: Date]
>(
  'put_chat',
  `INSERT INTO chat_webhook (tenant_id, id, party_id, service, sealed, created_at)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5)
   ON CONFLICT (tenant_id, id) DO UPDATE
      SET service = excluded.service, sealed = excluded.sealed, created_at = excluded.created_at, failures = 0, paused_at = NULL`,
);

export const deleteChat = prepared<{ readonly id: string }, readonly [id: string]>(
  'delete_chat',
  `DELETE FROM chat_webhook WHERE ${own} AND id = $1 RETURNING id`,
);

/** Records that the chat of the workspace was set or removed. */
export const auditWorkspaceChat = prepared<
  unknown,
  readonly [tenantId: string, auditId: string, at: Date, by: string, service: ChatService | null]
>(
  'audit_workspace_chat',
  `WITH t AS (SELECT id, name FROM tenant WHERE id = $1)
   ${auditSql({
     action: 'UPDATED',
     objectType: 'Workspace',
     entry: ['$2', '$3', '$4'],
     after: `jsonb_build_object('chat', $5::text)`,
   })}`,
);

/** Records a success. */
export const recordChatSuccess = prepared<unknown, readonly [id: string]>(
  'record_chat_success',
  `UPDATE chat_webhook SET failures = 0, paused_at = NULL WHERE ${own} AND id = $1 AND (failures > 0 OR paused_at IS NOT NULL)`,
);

/** Records a failure. */
export const recordChatFailure = prepared<unknown, readonly [id: string]>(
  'record_chat_failure',
  `UPDATE chat_webhook SET failures = failures + 1 WHERE ${own} AND id = $1`,
);

/** Pauses a chat with this address, and enqueues the notice once, with a job of this name. */
export const pauseChat = prepared<
  unknown,
  readonly [id: string, sealed: Buffer, at: Date, jobName: string]
>(
  'pause_chat',
  `WITH paused AS (
     UPDATE chat_webhook SET failures = failures + 1, paused_at = $3
      WHERE ${own} AND id = $1 AND sealed = $2 AND paused_at IS NULL RETURNING id)
   SELECT app.enqueue($4, jsonb_build_object('kind', 'CHAT_PAUSED', 'objectId', id, 'at', round(date_part('epoch', $3) * 1000)), NULL, NULL, true)
     FROM paused`,
);

/** Claims these notifications until a time, and returns them. Others are being sent. */
export const claimChat = prepared<
  { readonly id: string },
  readonly [ids: readonly string[], now: Date, until: Date]
>(
  'claim_chat',
  `UPDATE notification SET chat_at = $3 WHERE ${own} AND id = ANY ($1::uuid[]) AND chat_at <= $2 RETURNING id`,
);
