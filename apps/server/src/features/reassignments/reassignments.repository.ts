import type { AccessLevel } from '@baton/domain/party/access-level';
import type { PartyKind } from '@baton/domain/party/party-kind';
import { prepared } from '../../platform/db/statement.ts';
import { namesPerson } from './reassigned-blueprints.ts';
import { liveWorkflow, ownedBy, tasksOf } from './reassignments.queries.ts';

export interface Recipient {
  readonly id: string;
  readonly kind: PartyKind;
  readonly accessLevel: AccessLevel;
}

/** Returns the active people, teams, and roles with these ids. */
export const recipientsOf = prepared<Recipient, readonly [ids: readonly string[]]>(
  'recipients_of_work',
  `SELECT id, kind, access_level AS "accessLevel" FROM party
    WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[]) AND deleted_at IS NULL`,
);

const isMoved = (row: string): string =>
  `CASE WHEN t.type = 'APPROVAL' THEN ${row}approvals_to ELSE ${row}tasks_to END IS NOT NULL`;

/** Plans the reassignment with its number of items. Replaces an earlier one of the person. */
export const planReassignment = prepared<
  unknown,
  readonly [
    id: string,
    personId: string,
    at: Date,
    by: string,
    tasksTo: string | null,
    approvalsTo: string | null,
    workflowsTo: string | null,
    blueprintsTo: string | null,
  ]
>(
  'plan_reassignment',
  `INSERT INTO reassignment AS r (tenant_id, id, person_id, created_at, created_by, tasks_to, approvals_to, workflows_to, blueprints_to,
                                  total_count)
   SELECT app.tenant_id(), $1, $2, $3, $4, given.*,
          (SELECT count(*) ${tasksOf('$2::uuid')} AND ${isMoved('given.')})
          + (SELECT count(*) ${ownedBy('$2::uuid')} AND given.workflows_to IS NOT NULL)
          + (SELECT count(*) FROM blueprint b WHERE given.blueprints_to IS NOT NULL AND ${namesPerson('$2::uuid')})
     FROM (SELECT $5::uuid AS tasks_to, $6::uuid AS approvals_to, $7::uuid AS workflows_to, $8::uuid AS blueprints_to) given
   ON CONFLICT (tenant_id, person_id) DO UPDATE
      SET id = EXCLUDED.id, created_at = EXCLUDED.created_at, created_by = EXCLUDED.created_by,
          tasks_to = EXCLUDED.tasks_to, approvals_to = EXCLUDED.approvals_to, workflows_to = EXCLUDED.workflows_to, blueprints_to = EXCLUDED.blueprints_to,
          total_count = EXCLUDED.total_count, done_count = 0, refused_count = 0,
          after_workflow = DEFAULT, after_task = DEFAULT, after_blueprint = DEFAULT, finished_at = NULL`,
);

/** Returns the next owned workflows to reassign. */
export const nextWorkflows = prepared<
  { readonly id: string },
  readonly [id: string, limit: number]
>(
  'next_reassigned_workflows',
  `SELECT w.id FROM reassignment r JOIN workflow w ON w.tenant_id = r.tenant_id AND w.owner_id = r.person_id
    WHERE r.tenant_id = app.tenant_id() AND r.id = $1 AND r.workflows_to IS NOT NULL AND w.id > r.after_workflow
      AND ${liveWorkflow}
    ORDER BY w.id LIMIT $2`,
);

/** Returns the next tasks to reassign. */
export const nextTasks = prepared<{ readonly id: string }, readonly [id: string, limit: number]>(
  'next_reassigned_tasks',
  `SELECT t.id FROM reassignment r CROSS JOIN LATERAL (
     SELECT t.id ${tasksOf('r.person_id')} AND ${isMoved('r.')} AND t.id > r.after_task
      ORDER BY t.id LIMIT $2) t
    WHERE r.tenant_id = app.tenant_id() AND r.id = $1`,
);

const counts = `done_count = done_count + CASE WHEN $3 THEN 0 ELSE 1 END,
                refused_count = refused_count + CASE WHEN $3 THEN 1 ELSE 0 END`;
type Progress = readonly [id: string, itemId: string, isRefused: boolean];

/** Counts a workflow once, also if it is reported again. */
export const countWorkflow = prepared<unknown, Progress>(
  'count_reassigned_workflow',
  `UPDATE reassignment SET after_workflow = $2, ${counts}
    WHERE tenant_id = app.tenant_id() AND id = $1 AND after_workflow < $2::uuid`,
);

/** Counts a task once, also if it is reported again. */
export const countTask = prepared<unknown, Progress>(
  'count_reassigned_task',
  `UPDATE reassignment SET after_task = $2, ${counts}
    WHERE tenant_id = app.tenant_id() AND id = $1 AND after_task < $2::uuid`,
);

/** Counts a blueprint once, also if it is reported again. */
export const countBlueprint = prepared<unknown, Progress>(
  'count_reassigned_blueprint',
  `UPDATE reassignment SET after_blueprint = $2, ${counts}
    WHERE tenant_id = app.tenant_id() AND id = $1 AND after_blueprint < $2::uuid`,
);

export const finishReassignment = prepared<unknown, readonly [id: string, at: Date]>(
  'finish_reassignment',
  `UPDATE reassignment SET finished_at = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND finished_at IS NULL`,
);

/** Returns the absent people who have the person as a delegate. */
export const absentDelegators = prepared<{ readonly id: string }, readonly [personId: string]>(
  'absent_delegators',
  `SELECT person_id AS id FROM absence
    WHERE tenant_id = app.tenant_id() AND over_at IS NULL
      AND $1::uuid IN (work_delegate, approval_delegate, role_delegate)`,
);

/** Ends the person's own absence, and gives their work as a delegate to others. */
export const moveDelegations = prepared<
  unknown,
  readonly [
    personId: string,
    workTo: string | null,
    approvalsTo: string | null,
    at: Date,
    by: string,
  ]
>(
  'move_delegations',
  `UPDATE absence
      SET over_at = CASE WHEN person_id = $1 THEN $4::timestamptz END,
          work_delegate = CASE WHEN work_delegate = $1 THEN nullif($2::uuid, person_id) ELSE work_delegate END,
          role_delegate = CASE WHEN role_delegate = $1 THEN nullif($2::uuid, person_id) ELSE role_delegate END,
          approval_delegate = CASE WHEN approval_delegate = $1 THEN nullif($3::uuid, person_id) ELSE approval_delegate END,
          changed_at = $4, changed_by = $5
    WHERE tenant_id = app.tenant_id() AND over_at IS NULL
      AND $1::uuid IN (person_id, work_delegate, approval_delegate, role_delegate)`,
);
