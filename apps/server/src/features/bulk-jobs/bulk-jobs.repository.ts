import type { BulkFinding, PlannedRow } from '@baton/domain/bulk/bulk-finding';
import type { BulkState } from '@baton/domain/bulk-job/bulk-table';
import type { Refusal } from '@baton/domain/core/refusal';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { rowInsert } from '../../platform/db/row-insert.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import type { BulkJobNode, BulkRowState } from './bulk-job-node.ts';

/** Violates bulk_job_pkey if the same file was uploaded before. */
export const insertBulkJob = rowInsert({
  name: 'insert_bulk_job',
  table: 'bulk_job',
  columns: {
    id: 'uuid',
    kind: 'text',
    blueprint_id: 'uuid',
    blueprint_version_id: 'uuid',
    state: 'text',
    source_name: 'text',
    columns: 'text[]',
    mapping: 'jsonb',
    mapping_refusal: 'jsonb',
    owner_id: 'uuid',
    locale: 'text',
    issues: 'jsonb',
    row_count: 'integer',
    faulty_count: 'integer',
    warned_count: 'integer',
    created_at: 'timestamptz',
    created_by: 'uuid',
  },
});

export const insertBulkRows = rowInsert({
  name: 'insert_bulk_rows',
  table: 'bulk_row',
  columns: {
    job_id: 'uuid',
    number: 'integer',
    cells: 'text[]',
    state: 'text',
    findings: 'jsonb',
    is_warned: 'boolean',
  },
});

export const stateOfPlanned = ({ intent }: PlannedRow<unknown>): BulkRowState =>
  intent === null ? 'FAULTY' : 'READY';
export const isWarned = ({ findings }: PlannedRow<unknown>): boolean =>
  findings.some(({ severity }) => severity === 'WARNING');

/** Findings and current cells of a checked row. */
export interface CheckedRow extends ImportedRow {
  readonly planned: PlannedRow<unknown>;
}

const putChecked = prepared<unknown, readonly [jobId: string, rows: string]>(
  'put_checked_bulk_rows',
  `UPDATE bulk_row r SET cells = c.cells, state = c.state, findings = c.findings, is_warned = c.is_warned
     FROM json_to_recordset($2) AS c(number integer, cells text[], state text, findings jsonb, is_warned boolean)
    WHERE r.tenant_id = app.tenant_id() AND r.job_id = $1 AND r.number = c.number AND r.state IN ('READY', 'FAULTY')`,
);

export const putCheckedRows = (jobId: string, rows: readonly CheckedRow[]): Statement =>
  putChecked(
    jobId,
    JSON.stringify(
      rows.map(({ number, cells, planned }) => ({
        number,
        cells,
        state: stateOfPlanned(planned),
        findings: planned.findings,
        is_warned: isWarned(planned),
      })),
    ),
  );

/** Updates the numbers of findings. */
export const countFindings = prepared<unknown, readonly [jobId: string]>(
  'count_bulk_findings',
  `UPDATE bulk_job j SET faulty_count = c.faulty, warned_count = c.warned
     FROM (SELECT count(*) FILTER (WHERE state = 'FAULTY') AS faulty, count(*) FILTER (WHERE is_warned) AS warned
             FROM bulk_row WHERE tenant_id = app.tenant_id() AND job_id = $1) c
    WHERE j.tenant_id = app.tenant_id() AND j.id = $1`,
);

const putMapping = prepared<
  { readonly id: string },
  readonly [
    jobId: string,
    mapping: string,
    mappingRefusal: string | null,
    ownerId: string | null,
    versionId: string | null,
  ]
>(
  'put_bulk_mapping',
  `UPDATE bulk_job SET mapping = $2, mapping_refusal = $3, owner_id = $4, blueprint_version_id = $5
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'DRAFT' RETURNING id`,
);

export const saveMapping = (
  jobId: string,
  saved: {
    readonly mapping: BulkJobNode['mapping'];
    readonly mappingRefusal: Refusal | null;
    /** Null for invitations. */
    readonly ownerId: string | null;
    readonly versionId: string | null;
  },
): Statement<{ readonly id: string }> =>
  putMapping(
    jobId,
    JSON.stringify(saved.mapping),
    saved.mappingRefusal === null ? null : JSON.stringify(saved.mappingRefusal),
    saved.ownerId,
    saved.versionId,
  );

/** Changes the status if it is as expected. `key` is the key of the command. */
export const beginBulkJob = prepared<
  { readonly id: string },
  readonly [jobId: string, from: BulkState, to: BulkState, at: Date, key: string]
>(
  'begin_bulk_job',
  `WITH begun AS (
     UPDATE bulk_job SET state = $3, began_at = coalesce(began_at, $4), ended_at = NULL, halt_code = NULL
      WHERE tenant_id = app.tenant_id() AND id = $1 AND state = $2 RETURNING tenant_id, id)
   INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $5::uuid, id FROM begun
   RETURNING subject_id AS id`,
);

/** Stops or completes a bulk job. */
export const closeBulkJob = prepared<
  { readonly id: string },
  readonly [jobId: string, from: BulkState, to: BulkState, at: Date, haltCode: string | null]
>(
  'close_bulk_job',
  `UPDATE bulk_job SET state = $3, ended_at = $4, halt_code = $5
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = $2 RETURNING id`,
);

export const deleteBulkJob = prepared<{ readonly id: string }, readonly [jobId: string]>(
  'delete_bulk_job',
  `DELETE FROM bulk_job WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'DRAFT' RETURNING id`,
);

export const sweepDrafts = prepared<unknown, readonly [before: Date]>(
  'sweep_bulk_drafts',
  `DELETE FROM bulk_job WHERE tenant_id = app.tenant_id() AND state = 'DRAFT' AND created_at < $1`,
);

const putOutcomes = prepared<unknown, readonly [jobId: string, rows: string]>(
  'put_bulk_outcomes',
  `WITH changed AS (
     UPDATE bulk_row r SET state = c.state, workflow_id = c.workflow_id, person_id = c.person_id,
            findings = coalesce(c.findings, r.findings)
       FROM json_to_recordset($2) AS c(number integer, state text, workflow_id uuid, person_id uuid, findings jsonb)
      WHERE r.tenant_id = app.tenant_id() AND r.job_id = $1 AND r.number = c.number AND r.state = 'READY'
     RETURNING r.state)
   UPDATE bulk_job j SET done_count = done_count + o.done, failed_count = failed_count + o.failed
     FROM (SELECT count(*) FILTER (WHERE state = 'DONE') AS done, count(*) FILTER (WHERE state = 'FAILED') AS failed
             FROM changed) o
    WHERE j.tenant_id = app.tenant_id() AND j.id = $1`,
);

/** Result of a row. */
export interface RowOutcome {
  readonly number: number;
  readonly workflowId?: string;
  readonly personId?: string;
  /** Reasons why the row failed. Null if it is done. */
  readonly findings: readonly BulkFinding[] | null;
}

/**
 * Returns the statement that stores row results. It is part of the round trip that stores the
 * workflows or invitations.
 */
export const outcomeStatement = (jobId: string, outcomes: readonly RowOutcome[]): Statement =>
  putOutcomes(
    jobId,
    JSON.stringify(
      outcomes.map(({ number, workflowId, personId, findings }) => ({
        number,
        state: (findings === null ? 'DONE' : 'FAILED') satisfies BulkRowState,
        workflow_id: workflowId,
        person_id: personId,
        findings,
      })),
    ),
  );
