import type { BlueprintSharing } from '@baton/domain/access/blueprint-sharing';
import type { StoredContent } from '@baton/domain/blueprint/complete-content';
import type { BulkParty } from '@baton/domain/bulk/bulk-people';
import type { ImportedRow } from '@baton/domain/import/import-table';
import type { WorkCalendar } from '@baton/domain/time/work-calendar';
import type { AccessLevel } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { BulkRowNode, BulkStartNode } from './bulk-start-node.ts';

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
const person = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'kind', ${alias}.kind)`;

const jobColumns = `
  j.id, j.blueprint_id AS "blueprintId", j.blueprint_version_id AS "versionId",
  CASE WHEN b.deleted_at IS NULL THEN b.published_version_id END AS "publishedVersionId", coalesce(b.sharing, '{"starters": null, "collaborators": []}') AS sharing, j.state,
  j.source_name AS "sourceName", j.columns, j.mapping, j.mapping_refusal AS "mappingRefusal", j.locale, j.issues,
  j.halt_code AS "haltCode", j.row_count AS "rowCount", j.faulty_count AS "faultyCount",
  j.warned_count AS "warnedCount", j.started_count AS "startedCount", j.failed_count AS "failedCount",
  ${person('o')} AS owner, ${person('c')} AS "createdBy", ${millis('j.created_at')} AS "createdAt",
  ${millis('j.began_at')} AS "beganAt", ${millis('j.ended_at')} AS "endedAt"`;

const jobTables = `
  bulk_job j
  JOIN blueprint b ON b.tenant_id = j.tenant_id AND b.id = j.blueprint_id
  JOIN party o ON o.tenant_id = j.tenant_id AND o.id = j.owner_id
  JOIN party c ON c.tenant_id = j.tenant_id AND c.id = j.created_by`;

export const bulkStartById = prepared<BulkStartNode, readonly [id: string]>(
  'bulk_start_by_id',
  `SELECT ${jobColumns} FROM ${jobTables} WHERE j.tenant_id = app.tenant_id() AND j.id = $1`,
);

/** Returns the latest bulk starts of a blueprint, of one person or everyone. */
export const bulkStartsOf = prepared<
  BulkStartNode,
  readonly [blueprintId: string, createdBy: string | null, limit: number]
>(
  'bulk_starts_of',
  `SELECT ${jobColumns} FROM ${jobTables}
    WHERE j.tenant_id = app.tenant_id() AND j.blueprint_id = $1 AND ($2::uuid IS NULL OR j.created_by = $2)
    ORDER BY j.id DESC LIMIT $3`,
);

/** Returns the number of running bulk starts in the workspace. */
export const runningBulkStarts = prepared<{ readonly count: number }, readonly []>(
  'running_bulk_starts',
  `SELECT count(*)::int AS count FROM bulk_job WHERE tenant_id = app.tenant_id() AND state = 'RUNNING'`,
);

/** Returns the content and the names of a version. */
export const versionOfBulkStart = prepared<
  {
    readonly id: string;
    readonly number: number;
    readonly content: StoredContent;
    readonly calendar: WorkCalendar | null;
    readonly timeZone: string;
  },
  readonly [versionId: string]
>(
  'version_of_bulk_start',
  `SELECT v.id, v.number, v.content, t.time_zone AS "timeZone",
          (SELECT c.calendar FROM work_calendar c WHERE c.tenant_id = v.tenant_id ORDER BY c.edition DESC LIMIT 1) AS calendar
     FROM blueprint_version v JOIN tenant t ON t.id = v.tenant_id
    WHERE v.tenant_id = app.tenant_id() AND v.id = $1`,
);

/** Returns the current version of a blueprint. */
export const publishedOf = prepared<
  {
    readonly versionId: string | null;
    readonly content: StoredContent | null;
    readonly sharing: BlueprintSharing;
  },
  readonly [blueprintId: string]
>(
  'published_of_blueprint',
  `SELECT v.id AS "versionId", v.content, coalesce(b.sharing, '{"starters": null, "collaborators": []}') AS sharing
     FROM blueprint b LEFT JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
    WHERE b.tenant_id = app.tenant_id() AND b.id = $1 AND b.deleted_at IS NULL`,
);

/** Returns all parties that cells can name, up to a limit above any real workspace. */
export const bulkParties = prepared<BulkParty, readonly []>(
  'bulk_parties',
  `SELECT id, name, kind, email, access_level AS "accessLevel" FROM party
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL ORDER BY id LIMIT 50000`,
);

/** Returns the workspaces for the cleanup job. */
export const tenantsWithBulkStarts = prepared<{ readonly id: string }, readonly []>(
  'tenants_with_bulk_starts',
  'SELECT app.tenant_ids() AS id',
);

/** Returns the current access of the person who started it. No row if they have left. */
export const starterOf = prepared<
  {
    readonly id: string;
    readonly isAdmin: boolean;
    readonly accessLevel: AccessLevel;
    readonly groups: readonly string[];
    readonly systemRoles: readonly string[];
  },
  readonly [jobId: string]
>(
  'starter_of_bulk_start',
  `SELECT p.id, p.is_admin AS "isAdmin", p.access_level AS "accessLevel",
          coalesce(array_agg(g.id) FILTER (WHERE g.id IS NOT NULL), '{}') AS groups,
          coalesce(array_agg(g.system_role) FILTER (WHERE g.system_role IS NOT NULL), '{}') AS "systemRoles"
     FROM bulk_job j
          JOIN party p ON p.tenant_id = j.tenant_id AND p.id = j.created_by AND p.deleted_at IS NULL
          LEFT JOIN membership m ON m.tenant_id = p.tenant_id AND m.member_id = p.id
          LEFT JOIN party g ON g.tenant_id = m.tenant_id AND g.id = m.group_id AND g.deleted_at IS NULL
    WHERE j.tenant_id = app.tenant_id() AND j.id = $1
    GROUP BY p.id, p.is_admin, p.access_level`,
);

/** Returns a page of rows by number: those to check, or all without a filter. */
export const bulkRowPage = prepared<
  BulkRowNode,
  readonly [
    jobId: string,
    states: readonly string[],
    onlyWarned: boolean,
    after: number,
    limit: number,
  ]
>(
  'bulk_row_page',
  `SELECT r.number, r.cells, r.state, r.findings, r.workflow_id AS "workflowId", w.reference
     FROM bulk_row r LEFT JOIN workflow w ON w.tenant_id = r.tenant_id AND w.id = r.workflow_id
    WHERE r.tenant_id = app.tenant_id() AND r.job_id = $1 AND r.number > $4
      AND r.state = ANY ($2::text[]) AND (r.is_warned OR NOT $3)
    ORDER BY r.number LIMIT $5`,
);

/** Returns the rows with these numbers. */
export const bulkRowsNumbered = prepared<
  ImportedRow,
  readonly [jobId: string, numbers: readonly number[]]
>(
  'bulk_rows_numbered',
  `SELECT number, cells FROM bulk_row
    WHERE tenant_id = app.tenant_id() AND job_id = $1 AND number = ANY ($2::int[]) ORDER BY number`,
);

/** Returns the next unchecked rows with their earlier findings. */
export const uncheckedRows = prepared<
  ImportedRow & Pick<BulkRowNode, 'state' | 'findings'>,
  readonly [jobId: string, after: number, limit: number]
>(
  'unchecked_bulk_rows',
  `SELECT number, cells, state, findings FROM bulk_row
    WHERE tenant_id = app.tenant_id() AND job_id = $1 AND number > $2 ORDER BY number LIMIT $3`,
);

/** Returns the next rows to start after a row, each with the number of its workflow. */
export const nextBulkRows = prepared<
  ImportedRow & { readonly workflowNumber: number },
  readonly [jobId: string, after: number, limit: number]
>(
  'next_bulk_rows',
  `SELECT r.number, r.cells, app.next_workflow_number()::int AS "workflowNumber"
     FROM (SELECT number, cells FROM bulk_row
            WHERE tenant_id = app.tenant_id() AND job_id = $1 AND state = 'READY' AND number > $2
            ORDER BY number LIMIT $3) r`,
);
