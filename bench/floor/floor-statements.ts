import { stageCount, tasksPerStage, tenantId } from '../data-shape.ts';

/**
 * The reads and writes of each type of work in one statement, the minimum that PostgreSQL has to
 * do.
 */

export const completeTask = {
  name: 'floor_complete',
  text: `
WITH t AS (
  UPDATE task SET status = 'COMPLETED', submitted_at = $2, submitted_by = $3, completed_at = $2, version = version + 1
   WHERE tenant_id = '${tenantId}' AND id = $1 AND status = 'PENDING_SUBMISSION' RETURNING id, workflow_id, version),
p AS (UPDATE task_party SET state = 'DONE' WHERE tenant_id = '${tenantId}' AND task_id = $1),
w AS (
  UPDATE workflow SET version = version + 1, chain_head = $4, completed_task_count = completed_task_count + 1,
         open_task_count = open_task_count - 1
   WHERE tenant_id = '${tenantId}' AND id = (SELECT workflow_id FROM t)
  RETURNING id, version, old.chain_head AS previous),
e AS (
  INSERT INTO event (tenant_id, workflow_id, seq, at, actor_id, command, command_key, events, prev_hash, hash)
  SELECT '${tenantId}', id, version, $2, $3, 'SUBMIT', $5, $6, previous, $4 FROM w)
SELECT id, version, 'COMPLETED' AS status FROM t`,
} as const;

/** Also completes the stage, but starts no other. */
const closing = completeTask.text
  .replace('RETURNING id, workflow_id, version', 'RETURNING id, workflow_id, stage_id, version')
  .replace(
    'w AS (',
    `s AS (
  UPDATE stage SET status = 'COMPLETED', completed_at = $2 WHERE tenant_id = '${tenantId}' AND id = (SELECT stage_id FROM t)),
w AS (`,
  );
export const closeStage = { name: 'floor_close_stage', text: closing } as const;

/** Also completes the stage and starts the last stage with its tasks. */
export const openNextStage = {
  name: 'floor_open_next_stage',
  text: closing.replace('open_task_count - 1', `open_task_count + ${tasksPerStage - 1}`).replace(
    'w AS (',
    `n AS (
  UPDATE stage SET status = 'IN_PROGRESS', started_at = $2
   WHERE tenant_id = '${tenantId}' AND workflow_id = (SELECT workflow_id FROM t) AND position = ${stageCount - 1} RETURNING id),
o AS (
  UPDATE task SET status = 'PENDING_SUBMISSION', started_at = $2, version = version + 1
   WHERE tenant_id = '${tenantId}' AND workflow_id = (SELECT workflow_id FROM t) AND stage_id = (SELECT id FROM n) RETURNING id),
q AS (
  UPDATE task_party SET state = 'ACTIONABLE' WHERE tenant_id = '${tenantId}' AND task_id = ANY (ARRAY(SELECT id FROM o))),
w AS (`,
  ),
} as const;

/** Stores a value while it is typed. */
export const saveDraft = {
  name: 'floor_draft',
  text: `
WITH f AS (
  UPDATE field_value SET draft = $3, version = version + 1
   WHERE tenant_id = '${tenantId}' AND workflow_id = $1 AND key = $2 RETURNING version),
w AS (
  UPDATE workflow SET version = version + 1, chain_head = $4 WHERE tenant_id = '${tenantId}' AND id = $1
  RETURNING id, version, old.chain_head AS previous),
e AS (
  INSERT INTO event (tenant_id, workflow_id, seq, at, actor_id, command, command_key, events, prev_hash, hash)
  SELECT '${tenantId}', id, version, $5, $6, 'SAVE_VALUES', $7, $8, previous, $4 FROM w)
SELECT version FROM f`,
} as const;

/** Stores one cell of a table. Only the change is written. */
export const saveCell = {
  name: 'floor_cell',
  text: saveDraft.text
    .replace('draft = $3,', '')
    .replaceAll(/\$([4-8])/g, (_, n: string) => `$${Number(n) - 1}`),
} as const;

/** Submits a task with all its values. */
export const submitForm = {
  name: 'floor_submit',
  text: completeTask.text.replace(
    'p AS (UPDATE',
    `f AS (
  UPDATE field_value SET committed = definition -> 'initial', draft = NULL, version = version + 1
   WHERE tenant_id = '${tenantId}' AND workflow_id = (SELECT workflow_id FROM t) AND task_id = $1),
p AS (UPDATE`,
  ),
} as const;

export const approveTask = {
  name: 'floor_approve',
  text: completeTask.text
    .replace('completed_at = $2,', "completed_at = $2, approval_status = 'APPROVED',")
    .replace(
      'p AS (UPDATE',
      `v AS (
  INSERT INTO vote (tenant_id, task_id, round, voter_id, workflow_id, on_behalf_of, decision, comment, at)
  SELECT '${tenantId}', id, 1, $3, workflow_id, $3, 'APPROVED', '', $2 FROM t),
p AS (UPDATE`,
    ),
} as const;

/** Changes many tasks of one workflow in one statement, to start or reset them. */
export const changeMany = {
  name: 'floor_change_many',
  text: `
WITH t AS (
  UPDATE task SET status = $3::task_status, started_at = $5, due_on = $5, version = version + 1
   WHERE tenant_id = '${tenantId}' AND id = ANY ($2::uuid[]) RETURNING id),
p AS (UPDATE task_party SET state = $4, due_on = $5 WHERE tenant_id = '${tenantId}' AND task_id = ANY ($2::uuid[])),
w AS (
  UPDATE workflow SET version = version + 1, chain_head = $6 WHERE tenant_id = '${tenantId}' AND id = $1
  RETURNING id, version, old.chain_head AS previous),
e AS (
  INSERT INTO event (tenant_id, workflow_id, seq, at, actor_id, command, command_key, events, prev_hash, hash)
  SELECT '${tenantId}', id, version, $5, $7, 'SUBMIT', $8, $9, previous, $6 FROM w)
SELECT count(*)::int AS changed, $3 AS status FROM t`,
} as const;

export const startWorkflow = {
  name: 'floor_start',
  text: `
WITH w AS (
  INSERT INTO workflow (tenant_id, id, reference, name, description, blueprint_id, blueprint_version_id, owner_id,
         schedule_status, time_zone, started_at, run_number, version, chain_head, task_count, completed_task_count,
         next_due, open_task_count, created_at, created_by)
  VALUES ('${tenantId}', $1, 'BEN-' || nextval('app.workflow_number_${tenantId.replaceAll('-', '')}'), $2, '', $3, $4, $5,
         'RUNNING', 'UTC', $6, 1, 1, $7, 20, 0, $6, 4, $6, $5) RETURNING reference),
s AS (
  INSERT INTO stage (tenant_id, id, workflow_id, key, position, name, description, status, started_at, trigger)
  SELECT '${tenantId}', id, $1, key, i - 1, name, '', CASE WHEN i = 1 THEN 'IN_PROGRESS' ELSE 'NOT_STARTED' END::stage_status,
         CASE WHEN i = 1 THEN $6::timestamptz END, trigger
    FROM unnest($8::uuid[], $9::uuid[], $10::text[], $11::jsonb[]) WITH ORDINALITY AS u (id, key, name, trigger, i)),
t AS (
  INSERT INTO task (tenant_id, id, workflow_id, stage_id, key, position, reference, name, description, workflow_name,
         stage_name, workflow_owner_id, workflow_status, type, status, has_exception, expiration_status, level, settings,
         assignees, started_at, due_on, round, run_number, reopened_count, reject_cycles, version)
  SELECT '${tenantId}', id, $1, ($8::uuid[])[(i - 1) / 4 + 1], key, (i - 1) % 4, w.reference || '.' || i, name, description, $2,
         ($10::text[])[(i - 1) / 4 + 1], $5, 'RUNNING', 'DEFAULT',
         CASE WHEN i <= 4 THEN 'PENDING_SUBMISSION' ELSE 'INACTIVE' END::task_status, false, 'NON_EXPIRING', 0, settings,
         ARRAY[person], CASE WHEN i <= 4 THEN $6::timestamptz END, due, 0, 1, 0, 0, 1
    FROM w, unnest($12::uuid[], $13::uuid[], $14::text[], $15::text[], $16::jsonb[], $17::uuid[], $18::timestamptz[])
         WITH ORDINALITY AS u (id, key, name, description, settings, person, due, i)),
p AS (
  INSERT INTO task_party (tenant_id, task_id, workflow_id, party_id, state, due_on)
  SELECT '${tenantId}', id, $1, person, CASE WHEN i <= 4 THEN 'ACTIONABLE' ELSE 'NOT_STARTED' END, due
    FROM unnest($12::uuid[], $17::uuid[], $18::timestamptz[]) WITH ORDINALITY AS u (id, person, due, i)),
e AS (
  INSERT INTO event (tenant_id, workflow_id, seq, at, actor_id, command, command_key, events, prev_hash, hash)
  VALUES ('${tenantId}', $1, 1, $6, $5, 'START', $19, $20, $7, $7))
SELECT $1 AS id, reference FROM w`,
} as const;

/** Tasks with two words. */
export const search = {
  name: 'floor_search',
  text: `
SELECT e.object_type AS type, e.object_id AS "objectId", e.reference, e.title AS name, e.body AS excerpt,
       e.workflow_id AS "workflowId", w.name AS "workflowName", e.task_id AS "taskId"
  FROM (SELECT DISTINCT object_id FROM search_word WHERE tenant_id = '${tenantId}' AND word >= $1 AND word < $2
           AND object_id IN (
             SELECT object_id FROM search_word WHERE tenant_id = '${tenantId}' AND word >= $3 AND word < $4)
         LIMIT 2000) l
  JOIN search_entry e ON e.tenant_id = '${tenantId}' AND e.object_id = l.object_id
  JOIN workflow w ON w.tenant_id = '${tenantId}' AND w.id = e.workflow_id
 ORDER BY e.object_id DESC LIMIT 20`,
} as const;

/** Open workflows with a value of a field and a number above another, by name. */
export const view = {
  name: 'floor_view',
  text: `
SELECT w.id, w.reference, w.name, w.schedule_status AS status, w.planned_end AS "plannedEnd", w.task_count AS "taskCount",
       w.completed_task_count AS "completedTaskCount", w.changed_at AS "changedAt", o.id AS "ownerId", o.name AS "ownerName"
  FROM workflow w JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id
 WHERE w.tenant_id = '${tenantId}' AND w.is_open AND w.deleted_at IS NULL
   AND (SELECT v.committed ?| ARRAY[$2] FROM field_value v
         WHERE v.tenant_id = w.tenant_id AND v.origin_field = $1 AND v.workflow_id = w.id LIMIT 1)
   AND (SELECT v.committed::float8 > $4::float8 FROM field_value v
         WHERE v.tenant_id = w.tenant_id AND v.origin_field = $3 AND v.workflow_id = w.id LIMIT 1)
 ORDER BY w.name_key, w.id LIMIT 50`,
} as const;

export const myTasks = {
  name: 'floor_my_tasks',
  text: `
SELECT c.*, t.id, t.reference, t.name, t.status, t.due_on AS "dueOn", t.version, t.workflow_id AS "workflowId",
       t.workflow_name AS "workflowName", t.stage_name AS "stageName", a.id AS "assigneeId", a.name AS "assigneeName"
  FROM (SELECT count(*)::int AS "myTasks", count(*) FILTER (WHERE due_on < now())::int AS overdue FROM (
          SELECT due_on FROM task_party WHERE tenant_id = '${tenantId}' AND party_id = $1 AND state = 'ACTIONABLE'
           ORDER BY due_on, task_id LIMIT 1000) w) c,
       (SELECT task_id, due_on FROM task_party WHERE tenant_id = '${tenantId}' AND party_id = $1 AND state = 'ACTIONABLE'
           AND (due_on, task_id) > ($2::timestamptz, $3::uuid) ORDER BY due_on, task_id LIMIT 50) l
  JOIN task t ON t.tenant_id = '${tenantId}' AND t.id = l.task_id
  JOIN party a ON a.tenant_id = t.tenant_id AND a.id = t.assignees[1]
 ORDER BY l.due_on, l.task_id`,
} as const;
