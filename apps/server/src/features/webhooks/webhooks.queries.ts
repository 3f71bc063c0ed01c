import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';

export interface WebhookRow {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly url: string;
  readonly types: readonly string[];
  readonly blueprintIds: readonly string[];
  readonly pausedAt: Date | null;
  readonly pauseReason: 'BY_PERSON' | 'FAILURES' | null;
  readonly failingSince: Date | null;
  /** Time until which messages are also signed with the former secret. */
  readonly oldSecretUntil: Date | null;
  readonly createdAt: Date;
}

const own = 'tenant_id = app.tenant_id()';

const columns = `w.id, w.version, w.name, w.url, w.types, w.blueprint_ids AS "blueprintIds", w.paused_at AS "pausedAt",
  w.pause_reason AS "pauseReason", w.failing_since AS "failingSince", w.old_secret_until AS "oldSecretUntil",
  w.created_at AS "createdAt"`;

/** Returns all webhooks by name. There are few. */
export const listWebhooks = prepared<WebhookRow>(
  'list_webhooks',
  `SELECT ${columns} FROM webhook w WHERE w.${own} ORDER BY lower(w.name), w.id`,
);

export const webhookById = prepared<WebhookRow, readonly [id: string]>(
  'webhook_by_id',
  `SELECT ${columns} FROM webhook w WHERE w.${own} AND w.id = $1`,
);

const entry = ['$2', '$3', '$4'] as const;
type Entry = readonly [id: string, auditId: string, at: Date, by: string];
const audited = (from: string): string =>
  `jsonb_build_object('name', ${from}.name, 'url', ${from}.url, 'types', ${from}.types, 'blueprintIds', ${from}.blueprint_ids)`;

type Values = readonly [
  name: string,
  url: string,
  types: readonly string[],
  blueprintIds: readonly string[],
];

/** Does nothing if the id exists, for retries after a lost response. */
export const insertWebhook = prepared<
  { readonly id: string },
  readonly [...Entry, ...Values, secret: Buffer]
>(
  'insert_webhook',
  `WITH t AS (
     INSERT INTO webhook (tenant_id, id, name, url, types, blueprint_ids, secret, created_at)
     VALUES (app.tenant_id(), $1, $5, $6, $7, $8, $9, $3) ON CONFLICT (tenant_id, id) DO NOTHING RETURNING *),
   logged AS (${auditSql({ action: 'CREATED', objectType: 'Webhook', entry, after: audited('t') })})
   SELECT id FROM t`,
);

const changed = (set: string, before: string, after: string, condition = 'true'): string =>
  `WITH old AS (SELECT * FROM webhook WHERE ${own} AND id = $1 AND ${condition} FOR UPDATE),
   t AS (UPDATE webhook n SET version = n.version + 1, ${set} FROM old WHERE n.${own} AND n.id = old.id RETURNING n.*),
   logged AS (${auditSql({ action: 'UPDATED', objectType: 'Webhook', entry, before, after, from: 't, old' })})
   SELECT id FROM t`;

/** Changes nothing if the webhook has another version. */
export const updateWebhook = prepared<
  { readonly id: string },
  readonly [...Entry, ...Values, expectedVersion: number | null]
>(
  'update_webhook',
  changed(
    'name = $5, url = $6, types = $7, blueprint_ids = $8',
    audited('old'),
    audited('t'),
    '($9::integer IS NULL OR version = $9)',
  ),
);

/** Replaces the secret. The former one stays valid until a time. */
export const rotateWebhook = prepared<
  { readonly id: string },
  readonly [...Entry, secret: Buffer, until: Date]
>(
  'rotate_webhook',
  changed(
    'old_secret = n.secret, old_secret_until = $6, secret = $5',
    'NULL',
    `jsonb_build_object('secret', 'REPLACED')`,
  ),
);

const pauseState = (from: string): string =>
  `jsonb_build_object('isPaused', ${from}.paused_at IS NOT NULL)`;

/** Pauses or resumes. A resumed webhook starts without failures. */
export const pauseWebhook = prepared<
  { readonly id: string },
  readonly [...Entry, isPaused: boolean]
>(
  'pause_webhook',
  changed(
    `paused_at = CASE WHEN $5 THEN $3::timestamptz END, pause_reason = CASE WHEN $5 THEN 'BY_PERSON' END, failing_since = NULL`,
    pauseState('old'),
    pauseState('t'),
  ),
);

export const removeWebhook = prepared<{ readonly id: string }, Entry>(
  'remove_webhook',
  `WITH t AS (DELETE FROM webhook WHERE ${own} AND id = $1 RETURNING *),
   logged AS (${auditSql({ action: 'DELETED', objectType: 'Webhook', entry, before: audited('t') })})
   SELECT id FROM t`,
);

/** One attempt to send a message. */
export interface AttemptRow {
  readonly at: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number | null;
  readonly failure: string | null;
  readonly response: string | null;
  readonly durationMs: number;
}

export interface DeliveryRow {
  readonly id: string;
  readonly webhookId: string;
  readonly type: string;
  readonly objectId: string;
  readonly state: 'PENDING' | 'DELIVERED' | 'FAILED';
  readonly attempts: number;
  readonly createdAt: Date;
  readonly lastAt: Date | null;
  readonly nextAt: Date;
  readonly body: string;
  /** Latest first. */
  readonly log: readonly AttemptRow[];
}

const deliveryColumns = `d.id, d.webhook_id AS "webhookId", d.type, d.object_id AS "objectId", d.state, d.attempts,
  d.created_at AS "createdAt", d.last_at AS "lastAt", d.next_at AS "nextAt", d.body,
  coalesce((SELECT jsonb_agg(jsonb_build_object('at', a.at, 'url', a.url, 'headers', a.headers, 'status', a.status, 'failure', a.failure,
                                                'response', a.response, 'durationMs', a.duration_ms) ORDER BY a.at DESC, a.id DESC)
              FROM webhook_attempt a WHERE a.tenant_id = d.tenant_id AND a.delivery_id = d.id), '[]') AS log`;

/** Returns a page of the log of a webhook, latest first. */
export const listDeliveries = prepared<
  DeliveryRow,
  readonly [webhookId: string, before: Date | null, beforeId: string, limit: number]
>(
  'list_webhook_deliveries',
  `SELECT ${deliveryColumns} FROM webhook_delivery d
    WHERE d.${own} AND d.webhook_id = $1
      AND (date_trunc('milliseconds', d.created_at), d.id) < (coalesce($2::timestamptz, 'infinity'), $3::uuid)
    ORDER BY date_trunc('milliseconds', d.created_at) DESC, d.id DESC LIMIT $4`,
);

export const deliveryById = prepared<DeliveryRow, readonly [id: string]>(
  'webhook_delivery_by_id',
  `SELECT ${deliveryColumns} FROM webhook_delivery d WHERE d.${own} AND d.id = $1`,
);

/** Sends a message again with its id, after those of the same workflow that wait. */
export const replayDelivery = prepared<unknown, Entry>(
  'replay_webhook_delivery',
  `WITH d AS (
     UPDATE webhook_delivery SET state = 'PENDING', attempts = 0, first_at = NULL, next_at = $3, claimed_until = NULL
      WHERE ${own} AND id = $1 RETURNING id, webhook_id, type),
   t AS (SELECT w.id, w.name, d.type FROM d JOIN webhook w ON w.${own} AND w.id = d.webhook_id),
   logged AS (${auditSql({ action: 'UPDATED', objectType: 'Webhook', entry, after: `jsonb_build_object('sentAgain', t.type)` })})
   SELECT FROM d`,
);
