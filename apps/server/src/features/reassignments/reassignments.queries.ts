import { prepared } from '../../platform/db/statement.ts';

/** Open work of a person that can be reassigned. */
export interface OpenWork {
  readonly tasks: number;
  readonly approvals: number;
  readonly startedTasks: number;
  readonly startedApprovals: number;
  readonly notStarted: number;
  readonly overdue: number;
  readonly dueThisWeek: number;
  /** Owned workflows that aren't completed or ended. */
  readonly workflows: number;
  /** Owned workflows that start later. */
  readonly scheduled: number;
}

const openStates = `'{NOT_STARTED,ACTIONABLE,TEST,IN_REVIEW,FROZEN}'::text[]`;
export const liveWorkflow = `w.deleted_at IS NULL AND w.schedule_status IN ('NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED')`;
export const ownedBy = (person: string): string =>
  `FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.owner_id = ${person} AND ${liveWorkflow}`;
// Delegates also find the tasks of absent people in their lists, so the assignees decide.
export const tasksOf = (person: string): string =>
  `FROM task_party p JOIN task t ON t.tenant_id = p.tenant_id AND t.id = p.task_id
    WHERE p.tenant_id = app.tenant_id() AND p.party_id = ${person} AND p.state = ANY (${openStates})
      AND ${person} = ANY (t.assignees) AND t.workflow_status IN ('NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED')`;
const isStarted = `(p.state <> 'NOT_STARTED')`;

/** Counts the open work of these people and groups. */
export const openWorkOf = prepared<
  OpenWork & { readonly id: string },
  readonly [ids: readonly string[], now: Date, weekEnd: Date]
>(
  'open_work_of',
  `SELECT who.id, work.*, owned.*
     FROM unnest($1::uuid[]) AS who (id)
     CROSS JOIN LATERAL (
       SELECT count(*) FILTER (WHERE t.type <> 'APPROVAL')::int AS tasks,
              count(*) FILTER (WHERE t.type = 'APPROVAL')::int AS approvals,
              count(*) FILTER (WHERE ${isStarted} AND t.type <> 'APPROVAL')::int AS "startedTasks",
              count(*) FILTER (WHERE ${isStarted} AND t.type = 'APPROVAL')::int AS "startedApprovals",
              count(*) FILTER (WHERE NOT ${isStarted})::int AS "notStarted",
              count(*) FILTER (WHERE ${isStarted} AND p.due_on < $2)::int AS overdue,
              count(*) FILTER (WHERE ${isStarted} AND p.due_on >= $2 AND p.due_on < $3)::int AS "dueThisWeek"
         ${tasksOf('who.id')}) work
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS workflows,
              count(*) FILTER (WHERE w.schedule_status = 'SCHEDULED')::int AS scheduled
         ${ownedBy('who.id')}) owned`,
);

/** Who gets the work of a person. Null leaves it with the person. */
export interface Recipients {
  readonly tasksTo: string | null;
  readonly approvalsTo: string | null;
  readonly workflowsTo: string | null;
  readonly blueprintsTo: string | null;
}

export interface ReassignmentRow extends Recipients {
  readonly id: string;
  readonly personId: string;
  /** Who deactivated the person. */
  readonly createdBy: string;
  readonly totalCount: number;
  readonly doneCount: number;
  readonly refusedCount: number;
  readonly finishedAt: Date | null;
}

const columns = `r.id, r.person_id AS "personId", r.created_by AS "createdBy", r.tasks_to AS "tasksTo", r.approvals_to AS "approvalsTo",
  r.workflows_to AS "workflowsTo", r.blueprints_to AS "blueprintsTo", r.total_count AS "totalCount", r.done_count AS "doneCount",
  r.refused_count AS "refusedCount", r.finished_at AS "finishedAt"`;

export const reassignmentById = prepared<ReassignmentRow, readonly [id: string]>(
  'reassignment_by_id',
  `SELECT ${columns} FROM reassignment r WHERE r.tenant_id = app.tenant_id() AND r.id = $1`,
);

export const reassignmentOf = prepared<ReassignmentRow, readonly [personId: string]>(
  'reassignment_of',
  `SELECT ${columns} FROM reassignment r WHERE r.tenant_id = app.tenant_id() AND r.person_id = $1`,
);
