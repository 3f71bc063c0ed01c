import type { StoredEvents } from '@baton/domain/run/history/stored-events';
import { prepared } from '../../platform/db/statement.ts';

const own = 'tenant_id = app.tenant_id()';

/** A webhook that gets messages. Paused ones get them after they are resumed. */
export interface ReceivingWebhook {
  readonly id: string;
  readonly types: readonly string[];
  readonly blueprintIds: readonly string[];
  readonly createdAt: Date;
}

export const receivingWebhooks = prepared<ReceivingWebhook>(
  'receiving_webhooks',
  `SELECT id, types, blueprint_ids AS "blueprintIds", created_at AS "createdAt" FROM webhook WHERE ${own}`,
);

/** A command with its events, and the names of what they are about. */
export interface CommandToSend {
  readonly workflowId: string;
  readonly workflowName: string;
  readonly reference: string;
  readonly blueprintId: string;
  readonly seq: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly events: StoredEvents;
  readonly tasks: readonly {
    readonly id: string;
    readonly name: string;
    readonly reference: string;
  }[];
}

/** Returns these commands in order, without those that were undone. */
export const commandsToSend = prepared<
  CommandToSend,
  readonly [workflowIds: readonly string[], numbers: readonly number[]]
>(
  'commands_to_send',
  `SELECT e.workflow_id AS "workflowId", w.name AS "workflowName", w.reference, w.blueprint_id AS "blueprintId",
          e.seq, e.at, e.actor_id AS "actorId", a.name AS "actorName", e.events,
          coalesce((SELECT json_agg(json_build_object('id', t.id, 'name', t.name, 'reference', t.reference)) FROM task t
            WHERE t.${own} AND t.id IN (SELECT (x->>'taskId')::uuid FROM jsonb_array_elements(e.events) x
                                         WHERE x->>'taskId' IS NOT NULL)), '[]') AS tasks
     FROM unnest($1::uuid[], $2::integer[]) AS n (workflow_id, seq)
     JOIN event e ON e.${own} AND e.workflow_id = n.workflow_id AND e.seq = n.seq
     JOIN workflow w ON w.${own} AND w.id = e.workflow_id AND w.deleted_at IS NULL
     LEFT JOIN party a ON a.${own} AND a.id = e.actor_id
    WHERE NOT EXISTS (SELECT FROM event u
                       WHERE u.${own} AND u.workflow_id = n.workflow_id AND u.seq = n.seq + 1 AND u.command = 'UNDO')
    ORDER BY e.workflow_id, e.seq`,
);

/** An entry of the audit log, with the names of the people. */
export interface AuditEntryToSend {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly onBehalfOfId: string | null;
  readonly onBehalfOfName: string | null;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly objectName: string;
  /** Values before and after. They never contain secrets. */
  readonly before: object | null;
  readonly after: object | null;
}

/** Returns these entries of the audit log, in its order. */
export const auditEntriesToSend = prepared<AuditEntryToSend, readonly [ids: readonly string[]]>(
  'audit_entries_to_send',
  `SELECT e.id, e.at, e.actor_id AS "actorId", a.name AS "actorName", e.on_behalf_of AS "onBehalfOfId",
          b.name AS "onBehalfOfName", e.action, e.object_type AS "objectType", e.object_id AS "objectId",
          e.object_name AS "objectName", e.before, e.after
     FROM audit_entry e
     LEFT JOIN party a ON a.${own} AND a.id = e.actor_id
     LEFT JOIN party b ON b.${own} AND b.id = e.on_behalf_of
    WHERE e.${own} AND e.id = ANY ($1::uuid[]) ORDER BY e.at, e.id`,
);

export interface NewDelivery {
  readonly id: string;
  readonly webhook_id: string;
  readonly type: string;
  readonly object_id: string;
  readonly seq: number;
  readonly part: number;
  readonly body: string;
}

/** Stores messages that don't exist yet, and returns where they go. */
export const insertDeliveries = prepared<unknown, readonly [deliveries: string, now: Date]>(
  'insert_webhook_deliveries',
  `INSERT INTO webhook_delivery (tenant_id, id, webhook_id, type, object_id, seq, part, body, created_at, next_at)
   SELECT app.tenant_id(), n.id, n.webhook_id, n.type, n.object_id, n.seq, n.part, n.body, $2, $2
     FROM json_to_recordset($1) AS n(id uuid, webhook_id uuid, type text, object_id uuid, seq bigint, part bigint, body text)
    WHERE EXISTS (SELECT FROM webhook w WHERE w.${own} AND w.id = n.webhook_id)
   ON CONFLICT (tenant_id, id) DO NOTHING`,
);

/** The next message to send, with where it goes. */
export interface DueDelivery {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly attempts: number;
  /** True for retries and replays. */
  readonly isRepeated: boolean;
  readonly firstAt: Date | null;
  readonly url: string;
  readonly secret: Buffer;
  readonly oldSecret: Buffer | null;
  readonly failingSince: Date | null;
}

type Queue = readonly [webhookId: string, objectId: string];

/** Returns when the first waiting message is due. No row if none waits or the webhook is paused. */
export const nextDelivery = prepared<{ readonly nextAt: Date }, Queue>(
  'next_webhook_delivery',
  `SELECT d.next_at AS "nextAt" FROM webhook_delivery d
     JOIN webhook w ON w.${own} AND w.id = d.webhook_id AND w.paused_at IS NULL
    WHERE d.${own} AND d.webhook_id = $1 AND d.object_id = $2 AND d.state = 'PENDING'
    ORDER BY d.seq, d.part LIMIT 1`,
);

/**
 * Claims the first waiting message about an object if it is due. Others wait for it. No row if another
 * worker is sending it.
 */
export const claimDelivery = prepared<DueDelivery, readonly [...Queue, now: Date, until: Date]>(
  'claim_webhook_delivery',
  `WITH head AS (
     SELECT d.id FROM webhook_delivery d
      WHERE d.${own} AND d.webhook_id = $1 AND d.object_id = $2 AND d.state = 'PENDING'
      ORDER BY d.seq, d.part LIMIT 1 FOR UPDATE)
   UPDATE webhook_delivery d SET claimed_until = $4
     FROM head, webhook w
    WHERE d.${own} AND d.id = head.id AND w.${own} AND w.id = d.webhook_id AND w.paused_at IS NULL
      AND d.next_at <= $3 AND coalesce(d.claimed_until <= $3, true)
   RETURNING d.id, d.type, d.body, d.attempts, d.last_at IS NOT NULL AS "isRepeated", d.first_at AS "firstAt", w.url, w.secret,
             CASE WHEN w.old_secret_until > $3 THEN w.old_secret END AS "oldSecret", w.failing_since AS "failingSince"`,
);

/** Records an attempt with its request and response. */
export const recordAttempt = prepared<
  unknown,
  readonly [
    id: string,
    state: 'PENDING' | 'DELIVERED' | 'FAILED',
    at: Date,
    nextAt: Date,
    attemptId: string,
    url: string,
    headers: string,
    status: number | null,
    failure: string | null,
    response: string | null,
    durationMs: number,
  ]
>(
  'record_webhook_attempt',
  `WITH d AS (
     UPDATE webhook_delivery SET state = $2, attempts = attempts + 1, first_at = coalesce(first_at, $3), last_at = $3,
            next_at = $4, claimed_until = NULL
      WHERE ${own} AND id = $1 RETURNING id, webhook_id),
   logged AS (
     INSERT INTO webhook_attempt (tenant_id, id, delivery_id, at, url, headers, status, failure, response, duration_ms)
     SELECT app.tenant_id(), $5, d.id, $3, $6, $7::jsonb, $8, $9, $10, $11 FROM d)
   UPDATE webhook w SET failing_since = CASE WHEN $2 = 'DELIVERED' THEN NULL ELSE coalesce(w.failing_since, $3) END
     FROM d WHERE w.${own} AND w.id = d.webhook_id
      AND (($2 = 'DELIVERED') <> (w.failing_since IS NULL))`,
);

/** Pauses a webhook that fails for too long. Returns it once. */
export const pauseFailing = prepared<
  { readonly name: string; readonly url: string },
  readonly [id: string, at: Date]
>(
  'pause_failing_webhook',
  `UPDATE webhook SET paused_at = $2, pause_reason = 'FAILURES', version = version + 1
    WHERE ${own} AND id = $1 AND paused_at IS NULL RETURNING name, url`,
);

/** Returns the objects with waiting messages, after a webhook was resumed. */
export const waitingObjects = prepared<{ readonly objectId: string }, readonly [webhookId: string]>(
  'waiting_webhook_objects',
  `SELECT DISTINCT object_id AS "objectId" FROM webhook_delivery WHERE ${own} AND webhook_id = $1 AND state = 'PENDING'`,
);

/** Returns the admins who are notified of a paused webhook. */
export const adminsToTell = prepared<{
  readonly id: string;
  readonly email: string;
  readonly locale: string;
}>(
  'admins_to_tell',
  `SELECT p.id, p.email, a.locale FROM party p JOIN account a ON a.id = p.account_id
    WHERE p.${own} AND p.kind = 'USER' AND p.user_type = 'PERSON' AND p.is_admin
      AND p.access_level = 'INTERNAL' AND p.deleted_at IS NULL`,
);

/** Deletes messages that were created before a time. */
export const sweepDeliveries = prepared<unknown, readonly [before: Date]>(
  'sweep_webhook_deliveries',
  `DELETE FROM webhook_delivery WHERE ${own} AND created_at < $1`,
);
