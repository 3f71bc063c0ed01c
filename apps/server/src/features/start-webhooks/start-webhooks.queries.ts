import type { StartMapping } from '@baton/domain/start-webhook/start-body';
import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';

export interface StartWebhookRow {
  readonly id: string;
  readonly blueprintId: string;
  readonly ownerId: string;
  readonly mapping: StartMapping;
  /** Encrypted. */
  readonly secret: Buffer;
  readonly formerSecret: Buffer | null;
  readonly formerUntil: Date | null;
  readonly disabledAt: Date | null;
}

const columns = `w.id, w.blueprint_id AS "blueprintId", w.owner_id AS "ownerId", w.mapping, w.secret, w.former_secret AS "formerSecret",
  w.former_until AS "formerUntil", w.disabled_at AS "disabledAt"`;

/** Returns the addresses of blueprints. */
export const webhooksOfBlueprints = prepared<StartWebhookRow, [blueprintIds: readonly string[]]>(
  'start_webhooks_of_blueprints',
  `SELECT ${columns} FROM start_webhook w WHERE w.tenant_id = app.tenant_id() AND w.blueprint_id = ANY ($1::uuid[])`,
);

export const startWebhookById = prepared<StartWebhookRow, [id: string]>(
  'start_webhook_by_id',
  `SELECT ${columns} FROM start_webhook w WHERE w.tenant_id = app.tenant_id() AND w.id = $1`,
);

/** Finds the workspace of an address. */
export const tenantOfWebhook = prepared<{ readonly tenantId: string | null }, [id: string]>(
  'tenant_of_start_webhook',
  `SELECT app.start_webhook_of($1) AS "tenantId"`,
);

const audited = ([id, at, by]: readonly [string, string, string]): string =>
  auditSql({
    action: 'UPDATED',
    objectType: 'Blueprint',
    entry: [id, at, by],
    from: 'saved c JOIN blueprint t ON t.tenant_id = app.tenant_id() AND t.id = c.blueprint_id',
    after: `jsonb_build_object('startWebhook', c.disabled_at IS NULL, 'ownerId', c.owner_id)`,
  });

/** Creates the address of a blueprint. Returns no row if there is one. */
export const insertStartWebhook = prepared<
  StartWebhookRow,
  [
    id: string,
    blueprintId: string,
    ownerId: string,
    mapping: string,
    secret: Buffer,
    auditId: string,
    at: Date,
    by: string,
  ]
>(
  'insert_start_webhook',
  `WITH saved AS (
     INSERT INTO start_webhook (tenant_id, id, blueprint_id, owner_id, mapping, secret, created_at, created_by)
     VALUES (app.tenant_id(), $1, $2, $3, $4::jsonb, $5, $7, $8)
     ON CONFLICT (tenant_id, blueprint_id) DO NOTHING RETURNING *),
   audited AS (${audited(['$6', '$7', '$8'])})
   SELECT ${columns} FROM saved w`,
);

/** Changes the owner and the mapping of an address, or turns it on or off. */
export const updateStartWebhook = prepared<
  StartWebhookRow,
  [
    id: string,
    ownerId: string,
    mapping: string,
    isOff: boolean,
    auditId: string,
    at: Date,
    by: string,
  ]
>(
  'update_start_webhook',
  `WITH saved AS (
     UPDATE start_webhook SET owner_id = $2, mapping = $3::jsonb,
            disabled_at = CASE WHEN $4 THEN coalesce(disabled_at, $6::timestamptz) END
      WHERE tenant_id = app.tenant_id() AND id = $1 RETURNING *),
   audited AS (${audited(['$5', '$6', '$7'])})
   SELECT ${columns} FROM saved w`,
);

/** Replaces the secret. The former one is valid until a time. */
export const rotateStartWebhook = prepared<
  StartWebhookRow,
  [id: string, secret: Buffer, until: Date, auditId: string, at: Date, by: string]
>(
  'rotate_start_webhook',
  `WITH saved AS (
     UPDATE start_webhook SET former_secret = secret, former_until = $3, secret = $2
      WHERE tenant_id = app.tenant_id() AND id = $1 RETURNING *),
   audited AS (${audited(['$4', '$5', '$6'])})
   SELECT ${columns} FROM saved w`,
);

/** A call with its result. */
export interface StartCallRow {
  readonly id: string;
  readonly at: Date;
  readonly status: number;
  readonly code: string | null;
  readonly property: string | null;
  readonly reference: string | null;
}

/** Returns the last calls of an address, latest first. */
export const lastCalls = prepared<StartCallRow, [webhookId: string]>(
  'last_start_calls',
  `SELECT c.id, c.at, c.status, c.code, c.property, w.reference
     FROM start_webhook_call c LEFT JOIN workflow w ON w.tenant_id = c.tenant_id AND w.id = c.workflow_id
    WHERE c.tenant_id = app.tenant_id() AND c.webhook_id = $1
    ORDER BY c.at DESC, c.id DESC LIMIT 20`,
);

export const countCalls = prepared<{ readonly count: number }, [webhookId: string, since: Date]>(
  'count_start_calls',
  `SELECT count(*)::int AS count FROM start_webhook_call
    WHERE tenant_id = app.tenant_id() AND webhook_id = $1 AND at > $2`,
);

/** Logs a call, and deletes old ones. A call that starts a workflow has the hash of its body. */
export const insertCall = prepared<
  unknown,
  [
    id: string,
    webhookId: string,
    at: Date,
    status: number,
    code: string | null,
    property: string | null,
    workflowId: string | null,
    oldest: Date,
    bodyHash: Buffer | null,
  ]
>(
  'insert_start_call',
  `WITH old AS (
     DELETE FROM start_webhook_call WHERE tenant_id = app.tenant_id() AND webhook_id = $2 AND at < $8)
   INSERT INTO start_webhook_call (tenant_id, id, webhook_id, at, status, code, property, workflow_id, body_hash)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $9)`,
);

/** Returns the call that started a workflow, as long as the log has it. */
export const startingCall = prepared<
  { readonly id: string; readonly bodyHash: Buffer },
  [workflowId: string]
>(
  'starting_call',
  `SELECT id, body_hash AS "bodyHash" FROM start_webhook_call
    WHERE tenant_id = app.tenant_id() AND workflow_id = $1 AND body_hash IS NOT NULL`,
);

/** Returns people, teams, and roles with one of these names or addresses, in lower case. */
export const partiesWritten = prepared<
  { readonly id: string; readonly name: string; readonly email: string | null },
  [texts: readonly string[]]
>(
  'parties_written',
  `SELECT id, lower(name) AS name, lower(email) AS email FROM party
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL AND user_type = 'PERSON'
      AND (lower(name) = ANY ($1) OR lower(email) = ANY ($1)) LIMIT 200`,
);
