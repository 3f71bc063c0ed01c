import type { PartyId } from '@baton/domain/core/ids';
import type { RunTask, ScheduleStatus } from '@baton/domain/run-model/run';
import type { CopyState, ListState } from '@baton/domain/task/work-state';
import { readWorkflows } from '../../platform/auth/read-workflows.ts';
import { prepared } from '../../platform/db/statement.ts';
import { nilId } from '../../platform/db/uuid.ts';
import type { PartyNode } from '../people/index.ts';
import type { toTaskState } from '../runs/index.ts';

type StoredTaskState = Parameters<typeof toTaskState>[0];

/** A task row of a list with the facts for the permission rules. */
export interface TaskListRow
  extends
    StoredTaskState,
    Pick<
      RunTask,
      | 'id'
      | 'key'
      | 'type'
      | 'status'
      | 'approvalStatus'
      | 'frozeForReason'
      | 'hasException'
      | 'expirationStatus'
      | 'skippedAt'
      | 'skipReason'
      | 'approvalFor'
      | 'level'
      | 'position'
      | 'assignees'
      | 'startedAt'
      | 'dueOn'
      | 'submittedAt'
      | 'completedAt'
      | 'rejectCycles'
    > {
  readonly reference: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly version: number;
  readonly workflowId: string;
  readonly workflowName: string;
  readonly stageId: string;
  readonly stageName: string;
  readonly ownerId: PartyId;
  readonly scheduleStatus: ScheduleStatus;
  readonly judgedSubmitters: readonly PartyId[];
  readonly earlierVoters: readonly PartyId[];
  readonly votedParties: readonly PartyId[];
  readonly hasHeldParent: boolean;
  /** Sort key: due date as text, or `infinity` without a due date. */
  readonly sortDue: string;
  /** All assignees of the page's tasks. Set in the first row only. */
  readonly everybody: readonly PartyNode[] | null;
}

// `date_part` returns a float and is three times faster than `extract`, which returns a numeric.
const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

// Null if the stage of an approval has no predecessors. OFFSET stops the planner from repeating the
// query for each task.
const stagesBefore = `SELECT CASE s.trigger->>'kind'
    WHEN 'AFTER_STAGES' THEN array_agg(b.id) FILTER (WHERE s.trigger->'stages' ? b.key::text)
    WHEN 'PREVIOUS_STAGE' THEN (array_agg(b.id ORDER BY b.position DESC) FILTER (WHERE b.position < s.position))[1:1] END
  FROM stage s JOIN stage b ON b.tenant_id = s.tenant_id AND b.workflow_id = s.workflow_id
 WHERE s.tenant_id = t.tenant_id AND s.id = p.stage_id GROUP BY s.id, s.trigger, s.position`;

// Plain rows, with all assignees once in the first row. Only approvals read decisions and
// submitters (`judgedSubmitters` of the domain in SQL). A test compares the flags of both.
const rowsOf = (ids: string) => `
WITH t AS MATERIALIZED (
  SELECT t.*, l.due_on AS sort_due FROM ${ids} l JOIN task t ON t.tenant_id = app.tenant_id() AND t.id = l.task_id)
SELECT t.id, t.key, t.type, t.status, t.approval_status AS "approvalStatus", t.froze_for_reason AS "frozeForReason",
       t.has_exception AS "hasException", t.marks,
       t.approval_for IS NOT NULL AND EXISTS (SELECT FROM task j
         WHERE j.tenant_id = t.tenant_id AND j.id = t.approval_for AND j.has_exception) AS "hasHeldParent", t.expiration_status AS "expirationStatus",
       ${millis('t.skipped_at')} AS "skippedAt", t.skip_reason AS "skipReason", t.approval_for AS "approvalFor",
       t.level, t.position, t.assignees, ${millis('t.started_at')} AS "startedAt", ${millis('t.due_on')} AS "dueOn",
       ${millis('t.submitted_at')} AS "submittedAt", ${millis('t.completed_at')} AS "completedAt",
       t.reject_cycles AS "rejectCycles", t.settings, t.reference, t.name, t.description, t.tags, t.version,
       t.workflow_id AS "workflowId", t.workflow_name AS "workflowName", t.stage_id AS "stageId",
       t.stage_name AS "stageName", t.workflow_owner_id AS "ownerId", t.workflow_status AS "scheduleStatus",
       t.sort_due::text AS "sortDue",
       CASE WHEN t.type = 'APPROVAL' THEN
         ARRAY(WITH RECURSIVE judged AS (
           SELECT t.id, t.type, t.stage_id, t.position, t.settings, t.approval_for, t.skipped_at, t.submitted_by, t.marks->'submittedFor' AS submitted_for
           UNION
           SELECT j.id, j.type, j.stage_id, j.position, j.settings, j.approval_for, j.skipped_at, j.submitted_by, j.marks->'submittedFor'
             FROM judged p CROSS JOIN LATERAL (SELECT (${stagesBefore})::uuid[] AS stages OFFSET 0) before
             JOIN task j ON j.tenant_id = t.tenant_id AND j.workflow_id = t.workflow_id
              AND CASE WHEN p.approval_for IS NOT NULL THEN j.id = p.approval_for
                       WHEN p.type = 'APPROVAL' AND p.settings->'rejectAction'->>'kind' IN ('REOPEN_TASK', 'REPORT_EXCEPTION') THEN j.key::text = p.settings->'rejectAction'->>'task'
                       WHEN p.type = 'APPROVAL' AND p.settings->'rejectAction'->>'kind' = 'RESTART_STAGE' THEN j.approval_for IS NULL AND j.stage_id = (
                         SELECT s.id FROM stage s WHERE s.tenant_id = t.tenant_id AND s.workflow_id = t.workflow_id AND s.key::text = p.settings->'rejectAction'->>'stage')
                       WHEN p.settings->'afterTasks' <> '[]' THEN p.settings->'afterTasks' ? j.key::text
                       WHEN j.approval_for IS NULL THEN COALESCE(j.stage_id = ANY (before.stages), j.stage_id = p.stage_id AND j.position < p.position) END
            WHERE p.type = 'APPROVAL' OR (p.submitted_by IS NULL AND (p.type <> 'DEFAULT' OR p.skipped_at IS NOT NULL)))
           SELECT DISTINCT who FROM judged j,
               LATERAL (SELECT j.submitted_by::text AS who WHERE j.submitted_by IS NOT NULL
                        UNION ALL SELECT jsonb_array_elements_text(j.submitted_for)) s)
         ELSE '{}' END AS "judgedSubmitters",
       CASE WHEN t.type = 'APPROVAL' THEN
         ARRAY(SELECT v.on_behalf_of::text FROM vote v
                WHERE v.tenant_id = t.tenant_id AND v.task_id = t.id AND v.round = t.round)
         ELSE '{}' END AS "votedParties",
       CASE WHEN t.approval_for IS NOT NULL AND t.settings->'voting'->>'newVoters' = 'true' THEN
         ARRAY(SELECT v.voter_id::text FROM task c JOIN vote v ON v.tenant_id = c.tenant_id AND v.task_id = c.id AND v.round = c.round
                WHERE c.tenant_id = t.tenant_id AND c.workflow_id = t.workflow_id AND c.approval_for = t.approval_for AND c.level < t.level)
         ELSE '{}' END AS "earlierVoters",
       CASE WHEN row_number() OVER (ORDER BY t.sort_due, t.id) = 1 THEN
         (SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'kind', p.kind))
            FROM (SELECT DISTINCT unnest(assignees) AS id FROM t UNION SELECT named.id FROM t,
                    jsonb_to_recordset(t.marks->'standIns') s (away uuid, by uuid), unnest(ARRAY[s.away, s.by]) named (id)) a, LATERAL (
              SELECT id, name, kind FROM party WHERE tenant_id = app.tenant_id() AND party.id = a.id LIMIT 1) p)
         END AS everybody
  FROM t ORDER BY t.sort_due, t.id`;

// Reads a short index range for each party and status, then the first page of all rows.
const pageOf = (parties: string, states: string) => `(
  SELECT DISTINCT p.task_id, p.due_on
    FROM unnest(${parties}::uuid[]) AS mine (party_id), unnest(${states}::text[]) AS s (state), LATERAL (
      SELECT task_id, due_on FROM task_party
       WHERE tenant_id = app.tenant_id() AND party_id = mine.party_id AND state = s.state
         AND (due_on, task_id) > ($3::timestamptz, $4::uuid)
       ORDER BY due_on, task_id LIMIT $5) p
   ORDER BY p.due_on, p.task_id LIMIT $5)`;

/** Smaller than every row: the sort key before the first page. */
export const fromStart = ['-infinity', nilId] as const;

type ListValues = readonly [
  parties: readonly string[],
  states: readonly (ListState | CopyState)[],
  afterDue: string,
  afterId: string,
  limit: number,
];

/** Returns a page of tasks in one of these statuses for one of these parties, by due date. */
export const taskPage = prepared<TaskListRow, ListValues>('task_page', rowsOf(pageOf('$1', '$2')));

type ReadableValues = readonly [
  party: string,
  states: readonly ListState[],
  afterDue: string,
  afterId: string,
  limit: number,
  /** The viewer, or null for admins, who read everything. */
  viewerId: string | null,
  viewerParties: readonly string[],
];

/** Returns a page of the tasks of a party that the viewer can read, by due date. */
export const readableTaskPage = prepared<TaskListRow, ReadableValues>(
  'readable_task_page',
  rowsOf(`(
  SELECT p.task_id, p.due_on FROM task_party p
   WHERE p.tenant_id = app.tenant_id() AND p.party_id = $1 AND p.state = ANY ($2::text[])
     AND (p.due_on, p.task_id) > ($3::timestamptz, $4::uuid)
     AND ($6::uuid IS NULL OR p.workflow_id IN (${readWorkflows('$6', '$7')}))
   ORDER BY p.due_on, p.task_id LIMIT $5)`),
);

/** Returns these tasks, by due date. The caller has checked that the viewer can read them. */
export const tasksById = prepared<TaskListRow, readonly [ids: readonly string[]]>(
  'tasks_by_id',
  rowsOf(`(
  SELECT id AS task_id, due_on FROM task WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]))`),
);

interface WorkCounts {
  readonly myTasks: number;
  readonly overdue: number;
}

/** Counts the open tasks of one party, up to 1,000, which a client shows as "1,000 or more". */
export const workCountsOfOne = prepared<WorkCounts, readonly [party: string, now: Date]>(
  'work_counts_of_one',
  `SELECT count(*)::int AS "myTasks", count(*) FILTER (WHERE due_on < $2)::int AS overdue FROM (
     SELECT due_on FROM task_party
      WHERE tenant_id = app.tenant_id() AND party_id = $1 AND state = 'ACTIONABLE'
      ORDER BY due_on, task_id LIMIT 1000) AS work`,
);

/** Counts the open tasks of several parties, each task once. */
export const workCounts = prepared<WorkCounts, readonly [parties: readonly string[], now: Date]>(
  'work_counts',
  `SELECT count(*)::int AS "myTasks", count(*) FILTER (WHERE due_on < $2)::int AS overdue FROM (
     SELECT DISTINCT p.task_id, p.due_on
       FROM unnest($1::uuid[]) AS mine (party_id), LATERAL (
         SELECT task_id, due_on FROM task_party
          WHERE tenant_id = app.tenant_id() AND party_id = mine.party_id AND state = 'ACTIONABLE'
          ORDER BY due_on, task_id LIMIT 1000) p
      ORDER BY p.due_on, p.task_id LIMIT 1000) AS work`,
);

/** Returns when these workflows were last changed. */
export const changesOfWorkflows = prepared<
  { readonly id: string; readonly at: Date },
  readonly [ids: readonly string[]]
>(
  'changes_of_workflows',
  `SELECT w.id, coalesce(e.at, w.created_at) AS at
     FROM workflow w LEFT JOIN event e ON e.tenant_id = w.tenant_id AND e.workflow_id = w.id AND e.seq = w.version
    WHERE w.tenant_id = app.tenant_id() AND w.id = ANY ($1::uuid[])`,
);
