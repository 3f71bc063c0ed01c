/**
 * SQL version of the domain rule `mayReadWorkflow`. The arguments are SQL parameters for the
 * person's id and for the ids of the person, their teams, and their roles. Admins read everything
 * and don't need this.
 */

/** Returns SQL for workflows that the person owns or has shared access to. */
export const grantedWorkflowIds = (userId: string, parties: string): string =>
  `SELECT id FROM workflow WHERE tenant_id = app.tenant_id() AND owner_id = ${userId}
      UNION SELECT workflow_id FROM workflow_party WHERE tenant_id = app.tenant_id() AND party_id = ANY (${parties}::uuid[])`;

/**
 * Returns SQL for workflows in which an internal user reads every form: owned, shared, or with an
 * own task (`readsByTask`).
 */
export const workflowsWithForms = (userId: string, parties: string): string =>
  `${grantedWorkflowIds(userId, parties)}
      UNION SELECT p.workflow_id FROM task_party p
             WHERE p.tenant_id = app.tenant_id() AND p.party_id = ANY (${parties}::uuid[])
               AND NOT EXISTS (SELECT FROM workflow r
                                WHERE r.tenant_id = app.tenant_id() AND r.id = p.workflow_id AND r.settings->>'contentAccess' = 'OWN_TASKS')`;

/** Returns SQL for workflows with a task of the person. They read at least the forms of these. */
export const workflowsWithTasks = (parties: string): string =>
  `SELECT workflow_id FROM task_party WHERE tenant_id = app.tenant_id() AND party_id = ANY (${parties}::uuid[])`;

const startedForOthers = (userId: string): string =>
  `SELECT id FROM workflow WHERE tenant_id = app.tenant_id() AND created_by = ${userId} AND created_by <> owner_id`;

/**
 * Returns SQL for all workflows that an internal user reads, including those started for others.
 */
export const readWorkflows = (userId: string, parties: string): string =>
  `${workflowsWithForms(userId, parties)}
      UNION ${startedForOthers(userId)}`;

/**
 * Returns the SQL condition that an internal user reads a row of a workflow. Those who only started
 * the workflow for others read what belongs to no task.
 */
export const readsRow = (
  columns: { readonly workflow: string; readonly task: string },
  userId: string,
  parties: string,
): string =>
  `(${columns.workflow} IN (${workflowsWithForms(userId, parties)})
      OR ${columns.task} IS NULL AND ${columns.workflow} IN (${startedForOthers(userId)}))`;
