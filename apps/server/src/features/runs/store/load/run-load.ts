import { asId, type Instant, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import type { Run, RunStage, RunTask, RunWorkflow, Vote } from '@baton/domain/run-model/run';
import { prepared, type RowsOf, type Statement } from '../../../../platform/db/statement.ts';
import { Refused } from '../../../../platform/graphql/refused.ts';
import { usualCalendar, type WorkCalendar } from '@baton/domain/time/work-calendar';
import type { PartyNode } from '../../../people/index.ts';
import type { AbsencesRow, AbsencesRequest, NamedAbsence } from './current-absences.queries.ts';
import {
  toStageMarks,
  toStageSettings,
  type StageMarks,
  type StageSettings,
} from '../rows/stage-marks.ts';
import { toMarks, type TaskMarks } from '../rows/task-marks.ts';
import { toTaskSettings, type StoredTaskSettings } from '../rows/task-settings.ts';
import {
  toWorkflowMarks,
  toWorkflowSettings,
  type WorkflowMarks,
  type WorkflowSettings,
} from '../rows/workflow-marks.ts';
import { toValue, valueColumns, type ValueRow } from '../rows/run-values.ts';
import type { RunTexts, StageTexts, TaskTexts } from '../rows/run-texts.ts';

/** A loaded run with the data that saving and displaying need and the engine doesn't. */
export interface LoadedRun {
  readonly run: Run;
  readonly texts: RunTexts;
  /** True if the run was read with the names of people. */
  readonly hasNames: boolean;
  readonly chainHead: string;
  /** Version of the workspace's people at load time. Names can be outdated after it changes. */
  readonly stamp: number;
  /** Ids from later commands whose names aren't loaded yet. */
  readonly unnamed: readonly string[];
  /** People in the run who have left. */
  readonly gone: readonly PartyId[];
  /** All current and future absences in the workspace. */
  readonly absences: readonly NamedAbsence[];
  readonly earlierUse: EarlierUse | null;
}

/** The earlier command with an idempotency key in the workflow. Null if the key is unused. */
export interface EarlierUse {
  /** Id of a person, or `SYSTEM`. */
  readonly by: string;
  readonly at: Instant;
  readonly command: string;
  /** Id of the task or workflow that was the target. Null if unknown. */
  readonly targetId: string | null;
}

/** Data that shows whether a cached run is current. */
export interface RunHead extends Pick<RunWorkflow, 'id' | 'tenantId'> {
  /** Hash of all events of the run. */
  readonly chainHead: string;
  readonly stamp: number;
  readonly earlierUse: EarlierUse | null;
}

export interface WorkflowRow
  extends RunHead, Omit<RunWorkflow, keyof WorkflowSettings | keyof WorkflowMarks | 'calendar'> {
  /** Null for the default calendar of new workspaces. */
  readonly calendar: WorkCalendar | null;
  readonly settings: Partial<WorkflowSettings> | null;
  readonly marks: Partial<WorkflowMarks> | null;
  readonly reference: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly blueprintId: string;
  readonly blueprintVersion: number;
  readonly plannedEnd: number | null;
}

export type StageRow = Omit<RunStage, keyof StageSettings | keyof StageMarks> &
  StageTexts & {
    readonly settings: Partial<StageSettings> | null;
    readonly marks: Partial<StageMarks> | null;
  };
export type TaskRow = Omit<RunTask, 'plan' | keyof TaskMarks> &
  TaskTexts & { readonly settings: StoredTaskSettings; readonly marks: Partial<TaskMarks> | null };

export type VoteRow = Omit<Vote, 'counter'> & {
  readonly counter: NonNullable<Vote['counter']> | null;
};

// `date_part` returns a float and is three times faster than `extract`, which returns a numeric.
const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

export const headColumns = `
  w.id, w.tenant_id AS "tenantId", encode(w.chain_head, 'hex') AS "chainHead",
  (SELECT stamp::float FROM tenant WHERE tenant.id = w.tenant_id) AS stamp`;

const givenBeforeColumn = `
  (SELECT json_build_object('by', coalesce(e.actor_id::text, 'SYSTEM'), 'command', e.command, 'targetId', e.target_id,
          'at', ${millis('e.at')})
     FROM event e
    WHERE e.tenant_id = w.tenant_id AND e.command_key = $2 AND e.workflow_id = w.id) AS "earlierUse"`;

export const workflowColumns = `${headColumns}, w.version, w.schedule_status AS "scheduleStatus", w.owner_id AS "ownerId", w.created_by AS "createdBy",
  w.time_zone AS "timeZone", ${millis('w.scheduled_for')} AS "scheduledFor", ${millis('w.started_at')} AS "startedAt",
  ${millis('w.ended_at')} AS "endedAt", ${millis('w.paused_at')} AS "pausedAt", ${millis('w.deleted_at')} AS "deletedAt", w.pause_reason AS "pauseReason",
  w.end_reason AS "endReason", w.run_number AS "runNumber", w.settings, w.marks, w.reference, w.name, w.description, w.tags,
  w.blueprint_id AS "blueprintId", ${millis('w.planned_end')} AS "plannedEnd",
  (SELECT v.number FROM blueprint_version v WHERE v.tenant_id = w.tenant_id AND v.id = w.blueprint_version_id)
    AS "blueprintVersion",
  (SELECT c.calendar FROM work_calendar c WHERE c.tenant_id = w.tenant_id AND c.edition = w.calendar_edition) AS calendar`;

export const stageColumns = `
  s.id, s.key, s.position, s.status, ${millis('s.started_at')} AS "startedAt",
  ${millis('s.completed_at')} AS "completedAt", s.trigger, s.settings, s.marks, s.name, s.description`;

export const taskColumns = `
  t.id, t.key, t.stage_id AS "stageId", t.position, t.type, t.status, t.approval_status AS "approvalStatus",
  t.froze_for_reason AS "frozeForReason", t.has_exception AS "hasException",
  t.expiration_status AS "expirationStatus", ${millis('t.skipped_at')} AS "skippedAt", t.skip_reason AS "skipReason",
  t.approval_for AS "approvalFor", t.level, t.assignees, ${millis('t.started_at')} AS "startedAt",
  ${millis('t.due_on')} AS "dueOn", ${millis('t.submitted_at')} AS "submittedAt", t.submitted_by AS "submittedBy",
  ${millis('t.completed_at')} AS "completedAt", t.round, t.run_number AS "runNumber",
  t.reopened_count AS "reopenedCount", t.reject_cycles AS "rejectCycles", t.settings,
  t.marks, t.reference, t.name, t.description, t.tags, t.version`;

export const voteColumns = `
  v.task_id AS "taskId", v.round, v.voter_id AS "voterId", v.on_behalf_of AS "onBehalfOf", v.decision, v.comment,
  ${millis('v.at')} AS at, v.counter`;

/** Returns SQL for the list of ids at a JSON path of a document. */
const ids = (document: string, path: string): string =>
  `ARRAY(SELECT (named #>> '{}')::uuid FROM jsonb_path_query(${document}, '${path}') named)`;

/** A person, team, or role named in a run. */
export interface RunParty extends PartyNode {
  readonly isGone: boolean;
}

/**
 * Returns SQL that is true if a person can't sign in. Members of deleted groups still count as
 * present.
 */
export const hasLeft = (p: string): string =>
  `${p}.deleted_at IS NOT NULL AND ${p}.email IS NOT NULL`;

/** Returns the people who have left. */
export const findDeparted = (parties: readonly RunParty[]): readonly PartyId[] =>
  parties.flatMap(({ id, isGone }) => (isGone ? asId<PartyId>(id) : []));

/** Returns statements that read a run. `where` turns the first parameter into a workflow id. */
const statementsFor = (name: string, where: string) => {
  const workflow = prepared<WorkflowRow>(
    `${name}_workflow`,
    `SELECT ${workflowColumns}, ${givenBeforeColumn} FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = ${where}`,
  );
  const stages = prepared<StageRow>(
    `${name}_stages`,
    `SELECT ${stageColumns} FROM stage s WHERE s.tenant_id = app.tenant_id() AND s.workflow_id = ${where}
      ORDER BY s.position`,
  );
  const tasks = prepared<TaskRow>(
    `${name}_tasks`,
    `SELECT ${taskColumns} FROM task t WHERE t.tenant_id = app.tenant_id() AND t.workflow_id = ${where}`,
  );
  const votes = prepared<VoteRow>(
    `${name}_votes`,
    `SELECT ${voteColumns} FROM vote v WHERE v.tenant_id = app.tenant_id() AND v.workflow_id = ${where}
      ORDER BY v.at`,
  );
  // Single lookups, because the planner would read the whole table `party` for a join.
  const parties = prepared<RunParty>(
    `${name}_parties`,
    `SELECT p.* FROM (
        SELECT unnest(ARRAY[w.owner_id, (w.marks->>'pausedBy')::uuid, (w.marks->>'endedBy')::uuid, (w.marks->>'deletedBy')::uuid]) AS id
          FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = ${where}
         UNION SELECT party_id FROM workflow_party c WHERE c.tenant_id = app.tenant_id() AND c.workflow_id = ${where}
         UNION SELECT (s.marks->'skip'->>'by')::uuid FROM stage s WHERE s.tenant_id = app.tenant_id() AND s.workflow_id = ${where}
         UNION SELECT unnest(t.assignees
             || CASE WHEN t.marks IS NOT NULL THEN array_append(${ids('t.marks', '$.*[*].by')} || ${ids('t.marks', '$.cc[*]')} || ${ids('t.marks', '$.standIns[*].away')}, (t.marks->'exception'->>'reportedBy')::uuid) END
             || CASE WHEN t.settings->'managersOf' <> '[]' THEN ${ids('t.settings', '$.managersOf[*].person')} END)
           FROM task t WHERE t.tenant_id = app.tenant_id() AND t.workflow_id = ${where}
         UNION SELECT unnest(ARRAY[v.voter_id, v.on_behalf_of]) FROM vote v WHERE v.tenant_id = app.tenant_id() AND v.workflow_id = ${where}) a,
      LATERAL (SELECT id, name, kind, ${hasLeft('party')} AS "isGone" FROM party WHERE tenant_id = app.tenant_id() AND party.id = a.id LIMIT 1) p`,
  );
  const values = prepared<ValueRow>(
    `${name}_values`,
    `SELECT ${valueColumns} FROM field_value f WHERE f.tenant_id = app.tenant_id() AND f.workflow_id = ${where}`,
  );
  const version = prepared<Pick<RunWorkflow, 'version'>>(
    `${name}_version`,
    `SELECT w.version FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = ${where}`,
  );
  return (id: string, commandKey: string, absent: Statement<AbsencesRow>) =>
    [
      workflow(id, commandKey),
      stages(id),
      tasks(id),
      votes(id),
      parties(id),
      values(id),
      version(id),
      absent,
    ] as const;
};

const ofTask = '(SELECT workflow_id FROM task WHERE tenant_id = app.tenant_id() AND id = $1::uuid)';

const headFor = (name: string, where: string) =>
  prepared<RunHead, readonly [id: string, commandKey: string]>(
    name,
    `SELECT ${headColumns}, ${givenBeforeColumn} FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = ${where}`,
  );

/** Reads the head of a cached run, by workflow id or task id. */
export const headOfWorkflow = headFor('head_of_workflow', '$1::uuid');
export const headOfTask = headFor('head_of_task', ofTask);

/** Reads the run of a workflow by workflow id. */
export const loadRunOfWorkflow = statementsFor('run_of_workflow', '$1::uuid');

/** Reads the run of a task by task id. */
export const loadRunOfTask = statementsFor('run_of_task', ofTask);

export type RunRows = RowsOf<ReturnType<typeof loadRunOfWorkflow>>;

const toStage = ({
  id,
  key,
  position,
  status,
  startedAt,
  completedAt,
  trigger,
  settings,
  marks,
}: StageRow): RunStage => ({
  id,
  key,
  position,
  status,
  startedAt,
  completedAt,
  trigger,
  ...toStageSettings(settings),
  ...toStageMarks(marks),
});

const toTask = ({
  settings,
  marks,
  reference: _r,
  name: _n,
  description: _d,
  tags: _t,
  version: _v,
  ...task
}: TaskRow): RunTask => ({
  ...task,
  plan: toTaskSettings(settings),
  ...toMarks(marks),
});

const toWorkflow = (row: WorkflowRow): RunWorkflow => ({
  id: row.id,
  tenantId: row.tenantId,
  version: row.version,
  scheduleStatus: row.scheduleStatus,
  ownerId: row.ownerId,
  createdBy: row.createdBy,
  timeZone: row.timeZone,
  calendar: row.calendar ?? usualCalendar,
  scheduledFor: row.scheduledFor,
  startedAt: row.startedAt,
  endedAt: row.endedAt,
  pausedAt: row.pausedAt,
  deletedAt: row.deletedAt,
  pauseReason: row.pauseReason,
  endReason: row.endReason,
  runNumber: row.runNumber,
  ...toWorkflowSettings(row.settings),
  ...toWorkflowMarks(row.marks),
});

const toVote = ({ counter, ...vote }: VoteRow): Vote =>
  counter === null ? vote : { ...vote, counter };

/** Returns null if the workspace has no such workflow. */
export const toLoadedRun = (
  [[workflow], stages, tasks, votes, parties, values, , absent]: RunRows,
  { take }: AbsencesRequest,
): LoadedRun | null => {
  if (workflow === undefined) return null;
  const taskTexts = new Map<TaskId, TaskTexts>(tasks.map((task) => [task.id, task]));
  return {
    run: {
      workflow: toWorkflow(workflow),
      stages: stages.map(toStage),
      tasks: tasks.map(toTask),
      votes: votes.map(toVote),
      values: values.map(toValue),
    },
    texts: {
      reference: workflow.reference,
      name: workflow.name,
      description: workflow.description,
      tags: workflow.tags,
      blueprintId: workflow.blueprintId,
      blueprintVersion: workflow.blueprintVersion,
      plannedEnd: workflow.plannedEnd,
      stages: new Map(stages.map((stage) => [stage.id, stage])),
      tasks: taskTexts,
      parties: new Map(parties.map((party) => [party.id, party])),
    },
    hasNames: true,
    chainHead: workflow.chainHead,
    stamp: workflow.stamp,
    unnamed: [],
    gone: findDeparted(parties),
    absences: take(absent),
    earlierUse: workflow.earlierUse,
  };
};

/** Returns true if a command was committed between the statements of the read. */
export const isInconsistent = ([[workflow], , , , , , [last]]: RunRows): boolean =>
  workflow?.version !== last?.version;

/** Number of read attempts for a run that keeps changing. */
const READS = 20;

/**
 * Returns a consistent run, or null if the workspace has none. The version is read before and
 * after. If it is the same, no command was stored in between. A single statement would be twice as
 * slow.
 */
export const readWhole = async (
  read: () => Promise<RunRows>,
  asked: AbsencesRequest,
): Promise<LoadedRun | null> => {
  for (let reads = 1; reads < READS; reads += 1) {
    const rows = await read();
    if (!isInconsistent(rows)) return toLoadedRun(rows, asked);
  }
  throw new Refused(refuse('Unavailable'));
};
