import type { PlanEvent, RunEvent, StagePlanEvent } from '@baton/domain/run-model/event';
import { isAddition } from '@baton/domain/run/planned-work';
import type { Run } from '@baton/domain/run-model/run';
import { workflowSummary } from '@baton/domain/workflow/workflow-summary';
import { rowUpdate } from '../../../../platform/db/row-update.ts';
import { prepared, type Statement } from '../../../../platform/db/statement.ts';
import { stageSettingsOf } from '../rows/stage-marks.ts';
import { storedSettings } from '../rows/task-settings.ts';
import { planEvents } from '../rows/run-texts.ts';
import { insertValues, newValueRows } from '../rows/run-values.ts';

// Other columns are written with the other changes of a command.
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

// Other columns are written with the other changes of a command.
const insertStage = prepared(
  'insert_added_stage',
  `INSERT INTO stage (tenant_id, id, workflow_id, key, position, name, description, status, trigger, settings)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, 'NOT_STARTED', $7::jsonb, $8::jsonb)`,
);

const forgetDeletedStage = prepared(
  'forget_deleted_stage',
  'DELETE FROM deleted_stage WHERE tenant_id = app.tenant_id() AND id = $1',
);

const deleteStage = prepared(
  'delete_stage',
  `WITH gone AS (DELETE FROM stage WHERE tenant_id = app.tenant_id() AND id = $1
                 RETURNING tenant_id, id, workflow_id, name)
   INSERT INTO deleted_stage (tenant_id, id, workflow_id, name) SELECT tenant_id, id, workflow_id, name FROM gone`,
);

// People, decisions, and requests of the tasks are deleted by cascade.
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

const updateTriggers = rowUpdate({
  name: 'update_stage_triggers',
  table: 'stage',
  key: 'id',
  columns: { position: 'integer', trigger: 'jsonb' },
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
    settings: storedSettings(task.plan),
  }));

const stageInserts = (
  { stage, stageTexts: { name, description } }: StagePlanEvent,
  workflowId: string,
): readonly Statement[] => [
  insertStage(
    stage.id,
    workflowId,
    stage.key,
    stage.position,
    name,
    description,
    JSON.stringify(stage.trigger),
    JSON.stringify(stageSettingsOf(stage)),
  ),
  forgetDeletedStage(stage.id),
];

const additions = (event: PlanEvent, workflowId: string): readonly Statement[] => [
  ...(event.taskId === null ? stageInserts(event, workflowId) : []),
  ...(event.tasks.length === 0
    ? []
    : [
        insertTask(JSON.stringify(taskRows(event)), workflowId),
        ...insertValues(newValueRows(event.values, workflowId)),
        forgetDeleted(event.tasks.map(({ id }) => id)),
      ]),
];

/** Returns statements that insert or delete the rows of a plan event. */
const statementsOf = (event: PlanEvent, workflowId: string): readonly Statement[] => {
  if (isAddition(event)) return additions(event, workflowId);
  const ids = event.tasks.map(({ id }) => id);
  return [
    ...(ids.length === 0 ? [] : [deleteTasks(ids), deleteValues(workflowId, ids)]),
    ...(event.taskId === null ? [deleteStage(event.stageId)] : []),
  ];
};

/** Returns the stages whose position or predecessors changed. */
const replannedStages = (before: Run, after: Run) => {
  const known = new Map(before.stages.map((stage) => [stage.id, stage]));
  return after.stages.flatMap(({ id: key, position, trigger }) => {
    const was = known.get(key);
    return was === undefined || (was.position === position && was.trigger === trigger)
      ? []
      : [{ key, position, trigger }];
  });
};

/** Returns statements that insert and delete stages, tasks, and the values of their forms. */
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
    ...updateTriggers(replannedStages(before, after)),
    ...updatePositions(moved),
    countTasks(id, workflowSummary(after).taskCount),
  ];
};
