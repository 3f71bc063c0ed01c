import type { PlanEvent, RunEvent } from '@baton/domain/run/event';
import type { Run } from '@baton/domain/run/run';
import { workflowSummary } from '@baton/domain/workflow/workflow-summary';
import { rowUpdate } from '../../platform/db/row-update.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { settingsOf } from './task-settings.ts';
import { planEvents } from './run-texts.ts';
import { insertValues, newValueRows } from './run-values.ts';

// What is not said here is written with whatever else a command changed.
const insertTask = prepared(
  'insert_added_task',
  `INSERT INTO task (tenant_id, id, workflow_id, stage_id, key, position, reference, name, description, tags,
          workflow_name, stage_name, workflow_owner_id, workflow_status, type, status, has_exception,
          expiration_status, approval_for, level, settings, assignees, round, run_number, reopened_count,
          reject_cycles, version)
   SELECT app.tenant_id(), c.id, w.id, s.id, c.key, c.position, c.reference, c.name, c.description, c.tags,
          w.name, s.name, w.owner_id, w.schedule_status, c.type, 'INACTIVE', false, 'NON_EXPIRING', c.approval_for,
          c.level, c.settings, '{}', 0, 1, 0, 0, 1
     FROM json_to_recordset($1) AS c(id uuid, stage_id uuid, key uuid, position integer, reference text, name text,
          description text, tags text[], type task_type, approval_for uuid, level integer, settings jsonb)
          JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = $2
          JOIN stage s ON s.tenant_id = w.tenant_id AND s.id = c.stage_id`,
);

const forgetDeleted = prepared(
  'forget_deleted_tasks',
  'DELETE FROM deleted_task WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[])',
);

// Their people, votes and calls go with them.
const deleteTasks = prepared(
  'delete_tasks',
  `WITH gone AS (DELETE FROM task WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[])
                 RETURNING tenant_id, id, workflow_id, name)
   INSERT INTO deleted_task (tenant_id, id, workflow_id, name) SELECT tenant_id, id, workflow_id, name FROM gone`,
);

const deleteValues = prepared(
  'delete_values_of_tasks',
  `DELETE FROM field_value WHERE tenant_id = app.tenant_id() AND workflow_id = $1 AND task_id = ANY ($2::uuid[])`,
);

const updatePositions = rowUpdate({
  name: 'update_task_positions',
  table: 'task',
  key: 'id',
  columns: { position: 'integer' },
});

const countTasks = prepared(
  'count_tasks',
  'UPDATE workflow SET task_count = $2 WHERE tenant_id = app.tenant_id() AND id = $1',
);

const taskRows = ({ tasks, texts }: PlanEvent) =>
  tasks.map((task, at) => ({
    id: task.id,
    stage_id: task.stageId,
    key: task.key,
    position: task.position,
    reference: texts[at]?.reference ?? '',
    name: texts[at]?.name ?? '',
    description: texts[at]?.description ?? '',
    tags: texts[at]?.tags ?? [],
    type: task.type,
    approval_for: task.approvalFor,
    level: task.level,
    settings: settingsOf(task),
  }));

/** The rows of a task that came or went, as it was then. */
const statementsOf = (event: PlanEvent, workflowId: string): readonly Statement[] => {
  const ids = event.tasks.map(({ id }) => id);
  return event.kind === 'TASK_ADDED'
    ? [
        insertTask(JSON.stringify(taskRows(event)), workflowId),
        ...insertValues(newValueRows(event.values, workflowId)),
        forgetDeleted(ids),
      ]
    : [deleteTasks(ids), deleteValues(workflowId, ids)];
};

/** Brings the rows of tasks, and of what stands in their forms, into being or to an end. */
export const planStatements = (
  before: Run,
  after: Run,
  events: readonly RunEvent[],
): readonly Statement[] => {
  const planned = planEvents(events);
  if (planned.length === 0) return [];
  const { id } = after.workflow;
  const known = new Map(before.tasks.map((task) => [task.id, task]));
  const moved = after.tasks.flatMap(({ id: key, position }) => {
    const was = known.get(key);
    return was === undefined || was.position === position ? [] : [{ key, position }];
  });
  return [
    ...planned.flatMap((event) => statementsOf(event, id)),
    ...updatePositions(moved),
    countTasks(id, workflowSummary(after).taskCount),
  ];
};
