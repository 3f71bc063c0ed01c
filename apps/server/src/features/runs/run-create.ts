import type { Run } from '@baton/domain/run/run';
import { workflowSummary } from '@baton/domain/workflow/workflow-summary';
import { workState } from '@baton/domain/task/work-state';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { emptyChain, type EventRow } from './event-chain.ts';
import type { RunTexts } from './run-texts.ts';
import { stageMarksOf, stageSettingsOf } from './stage-marks.ts';
import { marksOf } from './task-marks.ts';
import { workflowMarksOf, workflowSettingsOf } from './workflow-marks.ts';
import { settingsOf } from './run-load.ts';
import { eventStatement, partiesOfTask, toPartyDue, toTimestamp } from './run-save.ts';
import { createValues } from './run-values.ts';

const insertWorkflow = prepared(
  'insert_workflow',
  `INSERT INTO workflow (tenant_id, id, reference, name, description, blueprint_id, blueprint_version_id, owner_id,
          schedule_status, time_zone, scheduled_for, started_at, ended_at, planned_end, run_number, version, chain_head,
          task_count, completed_task_count, next_due, has_exception, open_task_count, created_at, created_by, settings, calendar_edition, marks)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, decode($16, 'hex'),
          $17, $18, $19, $20, $21, $22, $23, $24, $25, $26)`,
);

const insertStages = prepared(
  'insert_stages',
  `INSERT INTO stage (tenant_id, id, workflow_id, key, position, name, description, status, started_at, completed_at, trigger, settings, marks)
   SELECT app.tenant_id(), c.id, $2, c.key, c.position, c.name, c.description, c.status, c.started_at, c.completed_at, c.trigger, c.settings, c.marks
     FROM json_to_recordset($1) AS c(id uuid, key uuid, position integer, name text, description text,
          status stage_status, started_at timestamptz, completed_at timestamptz, trigger jsonb, settings jsonb, marks jsonb)`,
);

const insertTasks = prepared(
  'insert_tasks',
  `INSERT INTO task (tenant_id, id, workflow_id, stage_id, key, position, reference, name, description, workflow_name,
          stage_name, workflow_owner_id, workflow_status, type, status, approval_status, froze_for_reason, has_exception,
          expiration_status, skipped_at, skip_reason, approval_for, level, settings, marks, assignees, started_at, due_on,
          submitted_at, submitted_by, completed_at, round, run_number, reopened_count, reject_cycles, version)
   SELECT app.tenant_id(), c.id, $2, c.stage_id, c.key, c.position, c.reference, c.name, c.description, $3,
          c.stage_name, $4, $5, c.type, c.status, c.approval_status, NULL, c.has_exception,
          c.expiration_status, c.skipped_at, c.skip_reason, c.approval_for, c.level, c.settings, c.marks, c.assignees, c.started_at, c.due_on,
          NULL, NULL, c.completed_at, c.round, c.run_number, 0, 0, 1
     FROM json_to_recordset($1) AS c(id uuid, stage_id uuid, key uuid, position integer, reference text, name text,
          description text, stage_name text, type task_type, status task_status, approval_status approval_status,
          has_exception boolean, expiration_status expiration_status, approval_for uuid, level integer, settings jsonb, marks jsonb,
          skipped_at timestamptz, skip_reason skip_reason,
          assignees uuid[], started_at timestamptz, due_on timestamptz, completed_at timestamptz, round integer,
          run_number integer)`,
);

const insertParties = prepared(
  'insert_task_parties',
  `INSERT INTO task_party (tenant_id, task_id, party_id, workflow_id, state, due_on)
   SELECT app.tenant_id(), c.task_id, c.party_id, $2, c.state, c.due_on
     FROM json_to_recordset($1) AS c(task_id uuid, party_id uuid, state text, due_on timestamptz)`,
);

/** Where a new workflow comes from. */
export interface Origin {
  readonly blueprintVersionId: string;
  readonly createdBy: string;
}

/** The statements that store a run that did not exist before, its first event first. */
export const createStatements = (
  run: Run,
  texts: RunTexts,
  origin: Origin,
  row: EventRow,
): readonly Statement[] => {
  const { workflow } = run;
  const event = eventStatement(row, emptyChain);
  const facts = workflowSummary(run);
  const stages = run.stages.map((stage) => {
    const text = texts.stages.get(stage.id);
    return {
      id: stage.id,
      key: stage.key,
      position: stage.position,
      name: text?.name ?? '',
      description: text?.description ?? '',
      status: stage.status,
      started_at: toTimestamp(stage.startedAt),
      completed_at: toTimestamp(stage.completedAt),
      trigger: stage.trigger,
      settings: stageSettingsOf(stage),
      marks: stageMarksOf(stage),
    };
  });
  const tasks = run.tasks.map((task) => {
    const text = texts.tasks.get(task.id);
    return {
      id: task.id,
      stage_id: task.stageId,
      key: task.key,
      position: task.position,
      reference: text?.reference ?? '',
      name: text?.name ?? '',
      description: text?.description ?? '',
      stage_name: texts.stages.get(task.stageId)?.name ?? '',
      type: task.type,
      status: task.status,
      approval_status: task.approvalStatus,
      has_exception: task.hasException,
      expiration_status: task.expirationStatus,
      approval_for: task.approvalFor,
      level: task.level,
      settings: settingsOf(task),
      marks: marksOf(task),
      skipped_at: toTimestamp(task.skippedAt),
      skip_reason: task.skipReason,
      assignees: task.assignees,
      started_at: toTimestamp(task.startedAt),
      due_on: toTimestamp(task.dueOn),
      completed_at: toTimestamp(task.completedAt),
      round: task.round,
      run_number: task.runNumber,
    };
  });
  const parties = run.tasks.flatMap((task) =>
    partiesOfTask(task).map((party) => ({
      task_id: task.id,
      party_id: party,
      state: task.assignees.includes(party) ? workState(task) : 'CC',
      due_on: toPartyDue(task.dueOn),
    })),
  );
  return [
    event.statement,
    insertWorkflow(
      workflow.id,
      texts.reference,
      texts.name,
      texts.description,
      texts.blueprintId,
      origin.blueprintVersionId,
      workflow.ownerId,
      workflow.scheduleStatus,
      workflow.timeZone,
      toTimestamp(workflow.scheduledFor),
      toTimestamp(workflow.startedAt),
      toTimestamp(workflow.endedAt),
      toTimestamp(texts.plannedEnd),
      workflow.runNumber,
      row.seq,
      event.hash,
      facts.taskCount,
      facts.completedTaskCount,
      toTimestamp(facts.nextDue),
      facts.hasException,
      facts.openTaskCount,
      toTimestamp(row.at),
      origin.createdBy,
      workflowSettingsOf(workflow),
      workflow.calendar.edition,
      workflowMarksOf(workflow),
    ),
    insertStages(JSON.stringify(stages), workflow.id),
    insertTasks(
      JSON.stringify(tasks),
      workflow.id,
      texts.name,
      workflow.ownerId,
      workflow.scheduleStatus,
    ),
    insertParties(JSON.stringify(parties), workflow.id),
    ...createValues(run.values, workflow.id),
  ];
};
