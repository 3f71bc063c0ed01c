import type { PartyId } from '@baton/domain/core/ids';
import type { TaskFacts } from '@baton/domain/access/task/task-facts';
import type { RunTask, ScheduleStatus } from '@baton/domain/run-model/run';
import type { CopyState, ListState } from '@baton/domain/task/work-state';
import { readWorkflows } from '../../platform/auth/read-workflows.ts';
import { prepared } from '../../platform/db/statement.ts';
import { nilId } from '../../platform/db/uuid.ts';
import type { storedTask } from '../runs/index.ts';

/** Properties that most tasks of a list don't have. */
export interface RareState extends Pick<
  RunTask,
  | 'approvalStatus'
  | 'frozeForReason'
  | 'hasException'
  | 'expirationStatus'
  | 'skippedAt'
  | 'skipReason'
  | 'approvalFor'
  | 'level'
  | 'submittedAt'
  | 'completedAt'
  | 'rejectCycles'
> {
  readonly marks: Parameters<typeof storedTask.marksOf>[0];
  /** Facts of an APPROVAL for the permission rules. Null for other tasks. */
  readonly approval: Pick<
    TaskFacts,
    'hasHeldParent' | 'judgedSubmitters' | 'votedParties' | 'earlierVoters'
  > | null;
}

/** A task row of a list with the facts for the permission rules. */
export interface TaskListRow extends Pick<
  RunTask,
  'id' | 'key' | 'type' | 'status' | 'position' | 'assignees' | 'startedAt' | 'dueOn'
> {
  /** Settings as JSON. The tasks of a blueprint share few of these texts. */
  readonly settings: string;
  /** Null if every value is the usual one. */
  readonly rare: RareState | null;
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
  /** Sort key: due date as text, or `infinity` without a due date. */
  readonly sortDue: string;
}

// `date_part` returns a float and is three times faster than `extract`, which returns a numeric.
const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

// Few columns, because each costs time in the database and in the server. Names of people aren't
// joined: the server remembers them. A test compares the flags of rows and of runs.
const rowsOf = (ids: string) => `
SELECT t.id, t.key, t.type, t.status, t.position, t.assignees, ${millis('t.started_at')} AS "startedAt",
       ${millis('t.due_on')} AS "dueOn", t.settings::text AS settings, t.reference, t.name, t.description, t.tags, t.version,
       t.workflow_id AS "workflowId", t.workflow_name AS "workflowName", t.stage_id AS "stageId",
       t.stage_name AS "stageName", t.workflow_owner_id AS "ownerId", t.workflow_status AS "scheduleStatus",
       l.due_on::text AS "sortDue",
       CASE WHEN t.type = 'APPROVAL' OR t.approval_status IS NOT NULL OR t.froze_for_reason IS NOT NULL OR t.has_exception
              OR t.expiration_status <> 'NON_EXPIRING' OR t.skipped_at IS NOT NULL OR t.submitted_at IS NOT NULL
              OR t.completed_at IS NOT NULL OR t.reject_cycles <> 0 OR t.marks IS NOT NULL
         THEN json_build_object('approvalStatus', t.approval_status, 'frozeForReason', t.froze_for_reason,
           'hasException', t.has_exception, 'expirationStatus', t.expiration_status, 'skippedAt', ${millis('t.skipped_at')},
           'skipReason', t.skip_reason, 'approvalFor', t.approval_for, 'level', t.level,
           'submittedAt', ${millis('t.submitted_at')}, 'completedAt', ${millis('t.completed_at')},
           'rejectCycles', t.reject_cycles, 'marks', t.marks,
           'approval', CASE WHEN t.type = 'APPROVAL' THEN app.approval_facts(t.id) END) END AS rare
  FROM ${ids} l JOIN task t ON t.tenant_id = app.tenant_id() AND t.id = l.task_id
 ORDER BY l.due_on, l.task_id`;

// Reads a short index range for each status and each person, team, or role, then the first page of
// all rows.
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

/**
 * Returns a page of tasks in one of these statuses for one of these people, teams, and roles, by
 * due date.
 */
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

/** Returns a page of the tasks of a person, team, or role that the viewer can read, by due date. */
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

/**
 * Counts the open tasks of one person, team, or role, up to 1,000, which a client shows as "1,000
 * or more".
 */
export const workCountsOfOne = prepared<WorkCounts, readonly [party: string, now: Date]>(
  'work_counts_of_one',
  `SELECT count(*)::int AS "myTasks", count(*) FILTER (WHERE due_on < $2)::int AS overdue FROM (
     SELECT due_on FROM task_party
      WHERE tenant_id = app.tenant_id() AND party_id = $1 AND state = 'ACTIONABLE'
      ORDER BY due_on, task_id LIMIT 1000) AS work`,
);

/** Counts the open tasks of several people, teams, and roles, each task once. */
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
