import { isTestVersion } from '@baton/domain/blueprint/test-run';
import { doersOf } from '@baton/domain/party/delegate';
import type { Run } from '@baton/domain/run-model/run';
import { workflowSummary } from '@baton/domain/workflow/workflow-summary';
import { runningDue } from '@baton/domain/task/due';
import { copyState, listState, workState } from '@baton/domain/task/work-state';
import { rowInsert } from '../../../../platform/db/row-insert.ts';
import type { Statement } from '../../../../platform/db/statement.ts';
import { emptyChain, type EventRow } from '../../seals/event-chain.ts';
import type { RunTexts } from '../rows/run-texts.ts';
import { stageMarksOf, stageSettingsOf } from '../rows/stage-marks.ts';
import { marksOf } from '../rows/task-marks.ts';
import { workflowMarksOf, workflowSettingsOf } from '../rows/workflow-marks.ts';
import { insertCollaborators } from './save-collaborators.ts';
import { storedSettings } from '../rows/task-settings.ts';
import { chainedEvent, insertEvents, partiesOfTask, toPartyDue } from './run-save.ts';
import { toTimestamp } from '../rows/saved-run.ts';
import { insertValues, newValueRows } from '../rows/run-values.ts';

const insertWorkflows = rowInsert({
  name: 'insert_workflows',
  table: 'workflow',
  columns: {
    id: 'uuid',
    reference: 'text',
    name: 'text',
    description: 'text',
    blueprint_id: 'uuid',
    blueprint_version_id: 'uuid',
    owner_id: 'uuid',
    schedule_status: 'schedule_status',
    time_zone: 'text',
    scheduled_for: 'timestamptz',
    started_at: 'timestamptz',
    ended_at: 'timestamptz',
    planned_end: 'timestamptz',
    run_number: 'integer',
    version: 'integer',
    chain_head: 'bytea',
    task_count: 'integer',
    completed_task_count: 'integer',
    next_due: 'timestamptz',
    has_exception: 'boolean',
    open_task_count: 'integer',
    created_at: 'timestamptz',
    changed_at: 'timestamptz',
    created_by: 'uuid',
    settings: 'jsonb',
    calendar_edition: 'integer',
    marks: 'jsonb',
  },
});

const insertStages = rowInsert({
  name: 'insert_stages',
  table: 'stage',
  columns: {
    id: 'uuid',
    workflow_id: 'uuid',
    key: 'uuid',
    position: 'integer',
    name: 'text',
    description: 'text',
    status: 'stage_status',
    started_at: 'timestamptz',
    completed_at: 'timestamptz',
    trigger: 'jsonb',
    settings: 'jsonb',
    marks: 'jsonb',
  },
});

const insertTasks = rowInsert({
  name: 'insert_tasks',
  table: 'task',
  columns: {
    id: 'uuid',
    workflow_id: 'uuid',
    stage_id: 'uuid',
    key: 'uuid',
    position: 'integer',
    reference: 'text',
    name: 'text',
    description: 'text',
    tags: 'text[]',
    workflow_name: 'text',
    stage_name: 'text',
    workflow_owner_id: 'uuid',
    workflow_status: 'schedule_status',
    type: 'task_type',
    status: 'task_status',
    approval_status: 'approval_status',
    has_exception: 'boolean',
    expiration_status: 'expiration_status',
    skipped_at: 'timestamptz',
    skip_reason: 'skip_reason',
    approval_for: 'uuid',
    level: 'integer',
    settings: 'jsonb',
    marks: 'jsonb',
    assignees: 'uuid[]',
    started_at: 'timestamptz',
    due_on: 'timestamptz',
    submitted_at: 'timestamptz',
    completed_at: 'timestamptz',
    round: 'integer',
    run_number: 'integer',
  },
  constants: { reopened_count: '0', reject_cycles: '0', version: '1' },
});

const insertParties = rowInsert({
  name: 'insert_task_parties',
  table: 'task_party',
  columns: {
    task_id: 'uuid',
    party_id: 'uuid',
    workflow_id: 'uuid',
    state: 'text',
    due_on: 'timestamptz',
  },
});

/** Origin of a new workflow. */
export interface Origin {
  readonly blueprintVersionId: string;
  /** Id of the requested blueprint: the base blueprint if a variant was used. */
  readonly startedFrom: string;
  readonly createdBy: string;
}

/** A new run with its first event. */
export interface CreatedRun {
  readonly run: Run;
  readonly texts: RunTexts;
  readonly origin: Origin;
  readonly row: EventRow;
}

const workflowRow = ({ run, texts, origin, row }: CreatedRun, chainHead: string) => {
  const { workflow } = run;
  const facts = workflowSummary(run);
  return {
    id: workflow.id,
    reference: texts.reference,
    name: texts.name,
    description: texts.description,
    blueprint_id: texts.blueprintId,
    blueprint_version_id: origin.blueprintVersionId,
    owner_id: workflow.ownerId,
    schedule_status: workflow.scheduleStatus,
    time_zone: workflow.timeZone,
    scheduled_for: toTimestamp(workflow.scheduledFor),
    started_at: toTimestamp(workflow.startedAt),
    ended_at: toTimestamp(workflow.endedAt),
    planned_end: toTimestamp(texts.plannedEnd),
    run_number: workflow.runNumber,
    version: row.seq,
    chain_head: chainHead,
    task_count: facts.taskCount,
    completed_task_count: facts.completedTaskCount,
    next_due: toTimestamp(facts.nextDue),
    has_exception: facts.hasException,
    open_task_count: facts.openTaskCount,
    created_at: toTimestamp(row.at),
    changed_at: toTimestamp(row.at),
    created_by: origin.createdBy,
    settings: workflowSettingsOf(workflow),
    calendar_edition: workflow.calendar.edition,
    marks: workflowMarksOf(workflow),
  };
};

const stageRows = ({ run, texts }: CreatedRun) =>
  run.stages.map((stage) => {
    const text = texts.stages.get(stage.id);
    return {
      id: stage.id,
      workflow_id: run.workflow.id,
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

const taskRows = ({ run, texts }: CreatedRun) =>
  run.tasks.map((task) => {
    const text = texts.tasks.get(task.id);
    return {
      id: task.id,
      workflow_id: run.workflow.id,
      stage_id: task.stageId,
      key: task.key,
      position: task.position,
      reference: text?.reference ?? '',
      name: text?.name ?? '',
      description: text?.description ?? '',
      tags: text?.tags ?? [],
      workflow_name: texts.name,
      stage_name: texts.stages.get(task.stageId)?.name ?? '',
      workflow_owner_id: run.workflow.ownerId,
      workflow_status: run.workflow.scheduleStatus,
      type: task.type,
      status: task.status,
      approval_status: task.approvalStatus,
      has_exception: task.hasException,
      expiration_status: task.expirationStatus,
      skipped_at: toTimestamp(task.skippedAt),
      skip_reason: task.skipReason,
      approval_for: task.approvalFor,
      level: task.level,
      settings: storedSettings(task.plan),
      marks: marksOf(task),
      assignees: task.assignees,
      started_at: toTimestamp(task.startedAt),
      due_on: toTimestamp(task.dueOn),
      submitted_at: toTimestamp(task.submittedAt),
      completed_at: toTimestamp(task.completedAt),
      round: task.round,
      run_number: task.runNumber,
    };
  });

const partyRows = ({ run, texts }: CreatedRun) => {
  const isTestRun = isTestVersion(texts.blueprintVersion);
  return run.tasks.flatMap((task) =>
    partiesOfTask(task).map((party) => ({
      task_id: task.id,
      party_id: party,
      workflow_id: run.workflow.id,
      state: doersOf(task).includes(party)
        ? listState(task, isTestRun)
        : copyState(workState(task)),
      due_on: toPartyDue(runningDue(task)),
    })),
  );
};

/**
 * Returns the statements that store new runs, first events first. One statement for each table, for
 * any number of runs.
 */
export const createStatements = (created: readonly CreatedRun[]): readonly Statement[] => {
  const events = created.map(({ row, origin }) =>
    chainedEvent(row, origin.startedFrom, emptyChain),
  );
  return [
    ...insertEvents(events),
    ...insertWorkflows(created.map((one, at) => workflowRow(one, events[at]?.hash ?? emptyChain))),
    ...insertStages(created.flatMap(stageRows)),
    ...insertTasks(created.flatMap(taskRows)),
    ...insertParties(created.flatMap(partyRows)),
    ...insertCollaborators(created.map(({ run }) => run)),
    ...insertValues(created.flatMap(({ run }) => newValueRows(run.values, run.workflow.id))),
  ];
};
