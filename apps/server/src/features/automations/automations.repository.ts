import type { RenderedRequest } from '@baton/domain/automation/rendered-request';
import type { TaskId } from '@baton/domain/core/ids';
import { prepared } from '../../platform/db/statement.ts';

/** A request that this process claimed. */
export interface ClaimedCall {
  readonly tenantId: string;
  readonly taskId: TaskId;
  readonly group: number;
  readonly key: string;
  readonly request: RenderedRequest;
  readonly attempt: number;
}

export const claimCalls = prepared<
  ClaimedCall,
  readonly [now: Date, leaseEnd: Date, limit: number]
>(
  'claim_calls',
  `SELECT tenant_id AS "tenantId", task_id AS "taskId", call_group AS "group", idempotency_key AS key, request, attempt
     FROM app.claim_calls($1, $2, $3)`,
);

export const nextCall = prepared<{ readonly at: number | null }>(
  'next_call',
  `SELECT round(date_part('epoch', app.next_call()) * 1000) AS at`,
);

/** Stored result of an attempt. */
export interface AttemptRow {
  readonly taskId: string;
  readonly group: number;
  readonly attempt: number;
  readonly at: Date;
  readonly durationMs: number;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly failure: string | null;
  readonly isOrphan: boolean;
}

const insertAttemptStatement = prepared(
  'insert_automation_attempt',
  `INSERT INTO automation_attempt (tenant_id, task_id, call_group, attempt, at, duration_ms, status, headers, body,
          failure, is_orphan)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
);

export const insertAttempt = (row: AttemptRow) =>
  insertAttemptStatement(
    row.taskId,
    row.group,
    row.attempt,
    row.at,
    row.durationMs,
    row.status,
    row.headers,
    row.body,
    row.failure,
    row.isOrphan,
  );

/**
 * Removes a claimed request that no task waits for, so that it isn't sent again when the lease
 * expires.
 */
export const discardCall = prepared<
  unknown,
  readonly [taskId: string, group: number, leaseEnd: Date]
>(
  'drop_automation_call',
  `UPDATE automation_call SET ready_at = NULL
    WHERE tenant_id = app.tenant_id() AND task_id = $1 AND call_group = $2 AND ready_at = $3`,
);
