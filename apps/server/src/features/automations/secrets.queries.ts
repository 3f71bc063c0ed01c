import type { Automation } from '@baton/domain/automation/automation';
import { prepared } from '../../platform/db/statement.ts';

export interface SecretRow {
  readonly name: string;
  readonly updatedAt: number;
  readonly updatedBy: { readonly id: string; readonly name: string; readonly kind: 'USER' };
}

export const listSecrets = prepared<SecretRow>(
  'list_secrets',
  `SELECT s.name, round(date_part('epoch', s.updated_at) * 1000) AS "updatedAt",
          json_build_object('id', p.id, 'name', p.name, 'kind', p.kind) AS "updatedBy"
     FROM secret s JOIN party p ON p.tenant_id = s.tenant_id AND p.id = s.updated_by
    WHERE s.tenant_id = app.tenant_id() ORDER BY s.name`,
);

interface BlueprintCalls {
  readonly id: string;
  readonly name: string;
  readonly automations: readonly Automation[];
}

/** Returns requests that use a secret in drafts and current versions. */
export const callsInBlueprints = prepared<BlueprintCalls>(
  'calls_in_blueprints',
  `SELECT b.id, b.name, json_agg(call.automation) AS automations
     FROM blueprint b
          LEFT JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id,
          LATERAL (SELECT jsonb_path_query(b.draft, '$.tasks.*.automation')
                    UNION SELECT jsonb_path_query(v.content, '$.tasks.*.automation')) call (automation)
    WHERE b.tenant_id = app.tenant_id() AND b.deleted_at IS NULL AND call.automation::text LIKE '%secret:%'
    GROUP BY b.id, b.name ORDER BY b.name`,
);

interface TaskCalls {
  readonly automation: Automation;
  readonly tasks: number;
}

/** Returns requests of open tasks that use a secret, with the number of tasks for each. */
export const callsInTasks = prepared<TaskCalls>(
  'calls_in_tasks',
  `SELECT t.settings->'automation' AS automation, count(*)::int AS tasks
     FROM task t JOIN workflow w ON w.tenant_id = t.tenant_id AND w.id = t.workflow_id
    WHERE t.tenant_id = app.tenant_id() AND t.type = 'AUTOMATION' AND t.completed_at IS NULL
      AND w.ended_at IS NULL AND w.deleted_at IS NULL AND (t.settings->'automation')::text LIKE '%secret:%'
    GROUP BY 1`,
);
