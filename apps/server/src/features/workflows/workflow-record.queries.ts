import { prepared } from '../../platform/db/statement.ts';

/** Creation and last change of a workflow. */
export interface WorkflowRecord {
  readonly id: string;
  readonly createdAt: Date;
  readonly createdBy: string;
  readonly modifiedAt: Date;
  /** Null for a change by the system. */
  readonly modifiedBy: string | null;
}

/** The last change is the event whose number equals the workflow's version. */
export const recordsOfWorkflows = prepared<WorkflowRecord, readonly [ids: readonly string[]]>(
  'records_of_workflows',
  `SELECT w.id, w.created_at AS "createdAt", w.created_by AS "createdBy", e.at AS "modifiedAt", e.actor_id AS "modifiedBy"
     FROM workflow w JOIN event e ON e.tenant_id = w.tenant_id AND e.workflow_id = w.id AND e.seq = w.version
    WHERE w.tenant_id = app.tenant_id() AND w.id = ANY ($1::uuid[])`,
);
