import type { Collaborator } from '@baton/domain/party/collaborator';
import type { PartyId } from '@baton/domain/core/ids';
import type { FieldValue } from '@baton/domain/field/field';
import type { ScheduleStatus, StageStatus } from '@baton/domain/run-model/run';
import { readsRow } from '../../platform/auth/read-workflows.ts';
import { prepared } from '../../platform/db/statement.ts';

/** A workflow row of a list, read from its own table row. */
export interface WorkflowListRow {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly description: string;
  readonly scheduleStatus: ScheduleStatus;
  readonly ownerId: PartyId;
  readonly createdBy: PartyId;
  readonly collaborators: readonly Collaborator[];
  readonly ownerName: string;
  readonly blueprintId: string;
  readonly blueprintVersion: number;
  readonly version: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly pausedAt: number | null;
  readonly pauseReason: string | null;
  readonly endReason: string | null;
  readonly runNumber: number;
  readonly deletedAt: number | null;
  readonly plannedEnd: number | null;
  readonly forecastEnd: number | null;
  readonly taskCount: number;
  readonly completedTaskCount: number;
  readonly openTaskCount: number;
  readonly nextDue: number | null;
  readonly hasException: boolean;
  readonly changedAt: number;
  readonly tags: readonly string[];
}

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

export const workflowColumns = `w.id, w.reference, w.name, w.description, w.schedule_status AS "scheduleStatus",
       w.owner_id AS "ownerId", w.created_by AS "createdBy", coalesce(w.marks->'collaborators', '[]') AS collaborators, o.name AS "ownerName", w.blueprint_id AS "blueprintId",
       (SELECT v.number FROM blueprint_version v WHERE v.tenant_id = w.tenant_id AND v.id = w.blueprint_version_id)
         AS "blueprintVersion",
       w.version, ${millis('coalesce(w.started_at, w.scheduled_for)')} AS "startedAt",
       ${millis('w.ended_at')} AS "endedAt",
       ${millis('w.paused_at')} AS "pausedAt", w.pause_reason AS "pauseReason", w.end_reason AS "endReason",
       w.run_number AS "runNumber", ${millis('w.deleted_at')} AS "deletedAt",
       coalesce((w.marks->>'plannedEndAtStart')::float8, ${millis('w.planned_end')}) AS "plannedEnd",
       ${millis('w.planned_end')} AS "forecastEnd", w.task_count AS "taskCount",
       w.completed_task_count AS "completedTaskCount", w.open_task_count AS "openTaskCount",
       ${millis('w.next_due')} AS "nextDue", w.has_exception AS "hasException",
       ${millis('w.changed_at')} AS "changedAt", w.tags`;

/**
 * Returns deleted workflows that can be restored, latest first: of one owner, or of everyone if the
 * owner is null.
 */
export const deletedWorkflows = prepared<
  WorkflowListRow,
  readonly [ownerId: string | null, since: string, limit: number]
>(
  'deleted_workflows',
  `SELECT ${workflowColumns} FROM workflow w JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id
    WHERE w.tenant_id = app.tenant_id() AND w.deleted_at >= $2::timestamptz
      AND ($1::uuid IS NULL OR w.owner_id = $1)
    ORDER BY w.deleted_at DESC, w.id DESC LIMIT $3`,
);

type StandingValues = readonly [before: string, limit: number, stageStatus: readonly StageStatus[]];

/** Reads one status after another, so that each uses its index. */
const standing = (stage: string): string =>
  `SELECT id FROM unnest($3::text[]) asked (standing), LATERAL (
            SELECT DISTINCT s.workflow_id AS id FROM stage s
             WHERE s.tenant_id = app.tenant_id() ${stage} AND s.standing = asked.standing
               AND s.workflow_id < $1::uuid
             ORDER BY s.workflow_id DESC LIMIT $2) found
    GROUP BY id ORDER BY id DESC LIMIT $2`;

/** Returns workflows with any stage in one of these statuses, newest first. */
export const workflowsByAnyStage = prepared<{ readonly id: string }, StandingValues>(
  'with_stage_standing',
  standing(''),
);

/** Returns workflows with this stage in one of these statuses, newest first. */
export const workflowsByStage = prepared<
  { readonly id: string },
  readonly [...StandingValues, stage: string]
>('with_that_stage_standing', standing('AND s.key = $4'));

/** Returns those of these workflows that have a stage in one of these statuses. */
export const workflowsAmongByStage = prepared<
  { readonly id: string },
  readonly [ids: readonly string[], stageStatus: readonly StageStatus[], stage: string | null]
>(
  'among_by_stage',
  `SELECT DISTINCT s.workflow_id AS id FROM stage s
    WHERE s.tenant_id = app.tenant_id() AND s.workflow_id = ANY ($1::uuid[])
      AND s.standing = ANY ($2::text[]) AND ($3::uuid IS NULL OR s.key = $3)`,
);

/** Returns the workflows of a blueprint, newest first. Their stages are checked one by one. */
export const startedFrom = prepared<
  { readonly id: string },
  readonly [before: string, limit: number, blueprintId: string]
>(
  'started_from',
  `SELECT id FROM workflow
    WHERE tenant_id = app.tenant_id() AND blueprint_id = $3 AND id < $1::uuid AND deleted_at IS NULL
    ORDER BY id DESC LIMIT $2`,
);

export interface AnsweredRow {
  readonly workflowId: string;
  /** Null for an untouched checkbox, which rules read as not selected. */
  readonly answers: readonly (FieldValue | null)[];
}

type AnswerValues = readonly [
  before: string,
  field: string,
  limit: number,
  /** Values that contain one of these items. Null for any value. */
  items: readonly string[] | null,
];

const answered = (among: string): string =>
  `SELECT v.workflow_id AS "workflowId", json_agg(s.answer) AS answers
     FROM field_value v LEFT JOIN task t ON t.tenant_id = v.tenant_id AND t.id = v.task_id,
          LATERAL (SELECT v.definition->>'inputType' IN ('PROVIDED', 'HIDDEN') AS is_preset,
                          v.task_id IS NULL
                            OR t.submitted_at IS NOT NULL AND t.skipped_at IS NULL AS is_submitted) p,
          -- A preset value counts until its task is submitted with another one.
          LATERAL (SELECT CASE WHEN p.is_preset AND (NOT p.is_submitted
                                OR COALESCE(jsonb_typeof(v.committed), 'null') = 'null')
                               THEN v.definition->'initial' ELSE v.committed END AS answer) s
    WHERE v.tenant_id = app.tenant_id() AND v.origin_field = $2
      AND v.workflow_id < $1::uuid
      AND (jsonb_typeof(s.answer) <> 'null' OR v.definition #>> '{field,kind}' = 'CHECKBOX')
      AND ($4::text[] IS NULL OR s.answer ?| $4) ${among}
      -- The same values that conditions read.
      AND (p.is_preset OR p.is_submitted)
    GROUP BY v.workflow_id ORDER BY v.workflow_id DESC LIMIT $3`;

/**
 * Returns values of a custom field by workflow, newest first. For viewers with access to all
 * workflows.
 */
export const allAnswersToField = prepared<AnsweredRow, AnswerValues>(
  'all_answers_to_field',
  answered(''),
);

/** Returns values of a custom field in these workflows. */
export const allAnswersAmong = prepared<
  AnsweredRow,
  readonly [...AnswerValues, ids: readonly string[]]
>('all_answers_among', answered('AND v.workflow_id = ANY ($5::uuid[])'));

const ownForms = `AND ${readsRow({ workflow: 'v.workflow_id', task: 'v.task_id' }, '$5', '$6')}`;

/**
 * Returns values in the workflows of one person. People who only started a workflow see its intake
 * form, and no form of its tasks.
 */
export const ownAnswersToField = prepared<
  AnsweredRow,
  readonly [...AnswerValues, userId: string, parties: readonly string[]]
>('own_answers_to_field', answered(ownForms));

/** Returns values of a custom field in these workflows, if the person reads them. */
export const ownAnswersAmong = prepared<
  AnsweredRow,
  readonly [...AnswerValues, userId: string, parties: readonly string[], ids: readonly string[]]
>('own_answers_among', answered(`${ownForms} AND v.workflow_id = ANY ($7::uuid[])`));
