/**
 * SQL for the ids of workflows that a person reads (`mayReadWorkflow` of the domain): given the places of
 * their id and of all parties that they are or belong to. Administrators read all and need none of these.
 */

/** Granted to somebody, or owned by them. */
export const grantedWorkflowIds = (userId: string, parties: string): string =>
  `SELECT id FROM workflow WHERE tenant_id = app.tenant_id() AND owner_id = ${userId}
      UNION SELECT workflow_id FROM workflow_party WHERE tenant_id = app.tenant_id() AND party_id = ANY (${parties}::uuid[])`;

/** Those of which a member reads every form: theirs, granted to them, or with a task of theirs (`readsByTask`). */
export const workflowsWithForms = (userId: string, parties: string): string =>
  `${grantedWorkflowIds(userId, parties)}
      UNION SELECT p.workflow_id FROM task_party p
             WHERE p.tenant_id = app.tenant_id() AND p.party_id = ANY (${parties}::uuid[])
               AND NOT EXISTS (SELECT FROM workflow r
                                WHERE r.tenant_id = app.tenant_id() AND r.id = p.workflow_id AND r.settings->>'contentAccess' = 'OWN_TASKS')`;

/** All that a member reads: also those that they started for others. */
export const readWorkflows = (userId: string, parties: string): string =>
  `${workflowsWithForms(userId, parties)}
      UNION SELECT id FROM workflow WHERE tenant_id = app.tenant_id() AND created_by = ${userId} AND created_by <> owner_id`;
