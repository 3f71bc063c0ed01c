import type { RenderedRequest } from '@baton/domain/automation/rendered-request';
import { prepared } from '../../platform/db/statement.ts';

export interface AttemptNode {
  readonly number: number;
  readonly at: string;
  readonly durationMs: number;
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly failure: string | null;
  readonly isOrphan: boolean;
}

export interface CallNode {
  readonly taskId: string;
  readonly group: number;
  readonly key: string;
  readonly request: RenderedRequest;
  readonly attempts: readonly AttemptNode[];
}

/** Returns the latest requests of each task. Older ones aren't shown. */
export const callsOfTasks = prepared<CallNode, readonly [taskIds: readonly string[]]>(
  'automation_calls_of_tasks',
  `SELECT c.task_id AS "taskId", c.call_group AS "group", c.idempotency_key AS key, c.request,
          coalesce((SELECT json_agg(json_build_object('number', a.attempt, 'at', a.at, 'durationMs', a.duration_ms,
                      'status', a.status, 'headers', a.headers, 'body', a.body, 'failure', a.failure,
                      'isOrphan', a.is_orphan) ORDER BY a.attempt DESC)
             FROM automation_attempt a
            WHERE a.tenant_id = c.tenant_id AND a.task_id = c.task_id AND a.call_group = c.call_group), '[]') AS attempts
     FROM unnest($1::uuid[]) t (id), LATERAL (
       SELECT * FROM automation_call
        WHERE tenant_id = app.tenant_id() AND task_id = t.id ORDER BY call_group DESC LIMIT 10) c
    ORDER BY c.call_group DESC`,
);
