import type { BulkMapping } from '@baton/domain/bulk/bulk-mapping';
import type { PlannedBulkRow } from '@baton/domain/bulk/plan-bulk-rows';
import type { BulkState } from '@baton/domain/bulk/bulk-table';
import type { Refusal } from '@baton/domain/core/refusal';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { rowInsert } from '../../platform/db/row-insert.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import type { BulkRowState } from './bulk-start-node.ts';

/** Violates bulk_job_pkey if the same file was uploaded before. */
export const insertBulkStart = rowInsert({
  name: 'insert_bulk_start',
  table: 'bulk_job',
  columns: {
    id: 'uuid',
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

export const stateOfPlanned = ({ intent }: PlannedBulkRow): BulkRowState =>
  intent === null ? 'FAULTY' : 'READY';
export const isWarned = ({ findings }: PlannedBulkRow): boolean =>
  findings.some(({ severity }) => severity === 'WARNING');

/** Findings and current cells of a checked row. */
export interface CheckedRow extends ImportedRow {
  readonly planned: PlannedBulkRow;
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
    ownerId: string,
    versionId: string,
  ]
>(
  'put_bulk_mapping',
  `UPDATE bulk_job SET mapping = $2, mapping_refusal = $3, owner_id = $4, blueprint_version_id = $5
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'DRAFT' RETURNING id`,
);

export const saveMapping = (
  jobId: string,
  saved: {
    readonly mapping: BulkMapping;
    readonly mappingRefusal: Refusal | null;
    readonly ownerId: string;
    readonly versionId: string;
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
export const beginBulkStart = prepared<
  { readonly id: string },
  readonly [jobId: string, from: BulkState, to: BulkState, at: Date, key: string]
>(
  'begin_bulk_start',
  `WITH begun AS (
     UPDATE bulk_job SET state = $3, began_at = coalesce(began_at, $4), ended_at = NULL, halt_code = NULL
      WHERE tenant_id = app.tenant_id() AND id = $1 AND state = $2 RETURNING tenant_id, id)
   INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $5::uuid, id FROM begun
   RETURNING subject_id AS id`,
);

/** Stops or completes a bulk start. */
export const closeBulkStart = prepared<
  { readonly id: string },
  readonly [jobId: string, from: BulkState, to: BulkState, at: Date, haltCode: string | null]
>(
  'close_bulk_start',
  `UPDATE bulk_job SET state = $3, ended_at = $4, halt_code = $5
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = $2 RETURNING id`,
);

export const deleteBulkStart = prepared<{ readonly id: string }, readonly [jobId: string]>(
  'delete_bulk_start',
  `DELETE FROM bulk_job WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'DRAFT' RETURNING id`,
);

export const sweepDrafts = prepared<unknown, readonly [before: Date]>(
  'sweep_bulk_drafts',
  `DELETE FROM bulk_job WHERE tenant_id = app.tenant_id() AND state = 'DRAFT' AND created_at < $1`,
);

const putOutcome = prepared<unknown, readonly [jobId: string, rows: string]>(
  'put_bulk_outcome',
  `UPDATE bulk_row r SET state = c.state, workflow_id = c.workflow_id, findings = coalesce(c.findings, r.findings)
     FROM json_to_recordset($2) AS c(number integer, state text, workflow_id uuid, findings jsonb)
    WHERE r.tenant_id = app.tenant_id() AND r.job_id = $1 AND r.number = c.number AND r.state = 'READY'`,
);

const countOutcome = prepared<unknown, readonly [jobId: string, started: number, failed: number]>(
  'count_bulk_outcome',
  `UPDATE bulk_job SET started_count = started_count + $2, failed_count = failed_count + $3
    WHERE tenant_id = app.tenant_id() AND id = $1`,
);

/** Result of a row. */
export interface RowOutcome {
  readonly number: number;
  readonly workflowId: string | null;
  /** Reasons why it wasn't started. Null if it was started. */
  readonly findings: PlannedBulkRow['findings'] | null;
}

/**
 * Returns statements that store row results. They are part of the trip that stores the workflows.
 */
export const outcomeStatements = (
  jobId: string,
  outcomes: readonly RowOutcome[],
): readonly Statement[] => {
  const started = outcomes.filter(({ workflowId }) => workflowId !== null).length;
  const rows = outcomes.map(({ number, workflowId, findings }): object => ({
    number,
    state: (workflowId === null ? 'FAILED' : 'STARTED') satisfies BulkRowState,
    workflow_id: workflowId,
    findings,
  }));
  return [
    putOutcome(jobId, JSON.stringify(rows)),
    countOutcome(jobId, started, outcomes.length - started),
  ];
};
