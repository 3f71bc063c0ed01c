import { prepared } from '../../platform/db/statement.ts';

/** Facts of the workflow of a task that lists show. */
export interface TaskWorkflowRow {
  readonly id: string;
  readonly blueprintId: string;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly changedAt: number;
}

/** Returns facts of these workflows. The caller has checked that the viewer reads a task of each. */
export const workflowsOfTasks = prepared<TaskWorkflowRow, readonly [ids: readonly string[]]>(
  'workflows_of_listed_tasks',
  `SELECT w.id, w.blueprint_id AS "blueprintId", w.owner_id AS "ownerId", o.name AS "ownerName",
          round(date_part('epoch', w.changed_at) * 1000) AS "changedAt"
     FROM workflow w JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id
    WHERE w.tenant_id = app.tenant_id() AND w.id = ANY ($1::uuid[])`,
);
