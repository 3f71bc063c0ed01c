import { asId, type Instant, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import type { Run, RunStage, RunTask, RunWorkflow, Vote } from '@baton/domain/run/run';
import { prepared, type RowsOf, type Statement } from '../../../platform/db/statement.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { usualCalendar, type WorkCalendar } from '@baton/domain/time/work-calendar';
import type { PartyNode } from '../../people/index.ts';
import type { AbsencesRow, AskedAbsences, NamedAbsence } from './current-absences.queries.ts';
import {
  toStageMarks,
  toStageSettings,
  type StageMarks,
  type StageSettings,
} from '../stored/stage-marks.ts';
import { toMarks, type TaskMarks } from '../stored/task-marks.ts';
import {
  toTaskSettings,
  type StoredTaskSettings,
  type TaskSettings,
} from '../stored/task-settings.ts';
import {
  toWorkflowMarks,
  toWorkflowSettings,
  type WorkflowMarks,
  type WorkflowSettings,
} from '../stored/workflow-marks.ts';
import { toValue, valueColumns, type ValueRow } from '../stored/run-values.ts';
import type { RunTexts, StageTexts, TaskTexts } from '../stored/run-texts.ts';

/** A run as it was read, with what saving and showing it need and the engine does not. */
export interface LoadedRun {
  readonly run: Run;
  readonly texts: RunTexts;
  readonly chainHead: string;
  /** Of the workspace when this was read: names may be others once it has moved. */
  readonly stamp: number;
  /** Ids that commands have named since, whose names are not in the texts yet. */
  readonly unnamed: readonly string[];
  /** People whom it names and who have left. */
  readonly gone: readonly PartyId[];
  /** Everybody in the workspace who is away, or is going to be. */
  readonly absences: readonly NamedAbsence[];
  readonly givenBefore: GivenBefore | null;
}

/** What was done by an idempotency key in the workflow; null while nothing was. */
export interface GivenBefore {
  /** A person's id, or `SYSTEM`. */
  readonly by: string;
  readonly at: Instant;
  readonly command: string;
  /** The task or workflow that it was given on; null: not known. */
  readonly targetId: string | null;
}

/** What tells whether a run that was read before is still as it was. */
export interface RunHead extends Pick<RunWorkflow, 'id' | 'tenantId'> {
  /** Hash of everything that has happened to the run. */
  readonly chainHead: string;
  readonly stamp: number;
  readonly givenBefore: GivenBefore | null;
}

export interface WorkflowRow
  extends RunHead, Omit<RunWorkflow, keyof WorkflowSettings | keyof WorkflowMarks | 'calendar'> {
  /** Null for the calendar that every workspace begins with. */
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
export type TaskRow = Omit<RunTask, keyof TaskSettings | keyof TaskMarks> &
  TaskTexts & { readonly settings: StoredTaskSettings; readonly marks: Partial<TaskMarks> | null };

export type VoteRow = Omit<Vote, 'counter'> & {
  readonly counter: NonNullable<Vote['counter']> | null;
};

// date_part is a float and three times cheaper than extract, which is a numeric.
const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

export const headColumns = `
  w.id, w.tenant_id AS "tenantId", encode(w.chain_head, 'hex') AS "chainHead",
  (SELECT stamp::float FROM tenant WHERE tenant.id = w.tenant_id) AS stamp`;

const givenBeforeColumn = `
  (SELECT json_build_object('by', coalesce(e.actor_id::text, 'SYSTEM'), 'command', e.command, 'targetId', e.target_id,
          'at', ${millis('e.at')})
     FROM event e
    WHERE e.tenant_id = w.tenant_id AND e.command_key = $2 AND e.workflow_id = w.id) AS "givenBefore"`;

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

/** The ids that a path finds in a document, as a list. */
const ids = (document: string, path: string): string =>
  `ARRAY(SELECT (named #>> '{}')::uuid FROM jsonb_path_query(${document}, '${path}') named)`;

/** Who is named by a run. */
export interface RunParty extends PartyNode {
  readonly isGone: boolean;
}

/** A person who can no longer sign in; the members of a group that is deleted are still there. */
export const hasLeft = (p: string): string =>
  `${p}.deleted_at IS NOT NULL AND ${p}.email IS NOT NULL`;

/** Those among them who have left. */
export const goneAmong = (parties: readonly RunParty[]): readonly PartyId[] =>
  parties.flatMap(({ id, isGone }) => (isGone ? asId<PartyId>(id) : []));

/** The statements that read a run, found by `where`: a workflow's id made of the first parameter. */
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
  // Looked up one by one: an ordinary join has the planner read the whole table of parties. The tasks
  // are gone through once, and few of them hold more people than those who do them.
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

/** One look at a run that is known from before, by the id of its workflow or of one of its tasks. */
export const headOfWorkflow = headFor('head_of_workflow', '$1::uuid');
export const headOfTask = headFor('head_of_task', ofTask);

/** Reads the run of a workflow, by the workflow's id. */
export const loadRunOfWorkflow = statementsFor('run_of_workflow', '$1::uuid');

/** Reads the run that a task belongs to, by the task's id. */
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
  ...toTaskSettings(settings),
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

/** Null where there is no such workflow in the workspace. */
export const toLoadedRun = (
  [[workflow], stages, tasks, votes, parties, values, , absent]: RunRows,
  { take }: AskedAbsences,
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
    chainHead: workflow.chainHead,
    stamp: workflow.stamp,
    unnamed: [],
    gone: goneAmong(parties),
    absences: take(absent),
    givenBefore: workflow.givenBefore,
  };
};

/** Statements see what was committed before each of them: a command may have come in between. */
export const isTorn = ([[workflow], , , , , , [last]]: RunRows): boolean =>
  workflow?.version !== last?.version;

/** How often a run is read anew that keeps changing under the reader's eyes. */
const READS = 20;

/**
 * The run as it was at one moment, or null where there is none in the workspace. Every
 * command counts the version up, so what was read between two equal versions belongs
 * together; one statement for all of it would cost the database twice as much.
 */
export const readWhole = async (
  read: () => Promise<RunRows>,
  asked: AskedAbsences,
): Promise<LoadedRun | null> => {
  for (let reads = 1; reads < READS; reads += 1) {
    const rows = await read();
    if (!isTorn(rows)) return toLoadedRun(rows, asked);
  }
  throw new Refused(refuse('Unavailable'));
};
