import type { Actor } from '@baton/domain/party/actor';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { systemRoles } from '@baton/domain/party/system-role';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { prepared } from '../../platform/db/statement.ts';
import type {
  BulkInvitationNode,
  BulkJobNode,
  BulkRowNode,
  BulkStartNode,
} from './bulk-job-node.ts';

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
const person = (alias: string) =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'kind', ${alias}.kind)`;

const jobColumns = `
  j.id, j.kind, j.state, j.source_name AS "sourceName", j.columns, j.mapping,
  j.mapping_refusal AS "mappingRefusal", j.locale, j.issues, j.halt_code AS "haltCode",
  j.row_count AS "rowCount", j.faulty_count AS "faultyCount", j.warned_count AS "warnedCount",
  j.done_count AS "doneCount", j.failed_count AS "failedCount",
  ${person('c')} AS "createdBy", ${millis('j.created_at')} AS "createdAt",
  ${millis('j.began_at')} AS "beganAt", ${millis('j.ended_at')} AS "endedAt"`;

const startColumns = `
  j.blueprint_id AS "blueprintId", j.blueprint_version_id AS "versionId",
  CASE WHEN b.deleted_at IS NULL THEN b.published_version_id END AS "publishedVersionId",
  coalesce(b.sharing, '{"starters": null, "collaborators": []}') AS sharing, ${person('o')} AS owner`;

const jobTables = `
  bulk_job j JOIN party c ON c.tenant_id = j.tenant_id AND c.id = j.created_by`;
const startTables = (join: 'JOIN' | 'LEFT JOIN') => `
  ${join} blueprint b ON b.tenant_id = j.tenant_id AND b.id = j.blueprint_id
  ${join} party o ON o.tenant_id = j.tenant_id AND o.id = j.owner_id`;

export const bulkJobById = prepared<BulkJobNode, readonly [id: string]>(
  'bulk_job_by_id',
  `SELECT ${jobColumns}, ${startColumns} FROM ${jobTables} ${startTables('LEFT JOIN')}
    WHERE j.tenant_id = app.tenant_id() AND j.id = $1`,
);

/** Returns the latest bulk starts of a blueprint, of one person or everyone. */
export const bulkStartsOf = prepared<
  BulkStartNode,
  readonly [blueprintId: string, createdBy: string | null, limit: number]
>(
  'bulk_starts_of',
  `SELECT ${jobColumns}, ${startColumns} FROM ${jobTables} ${startTables('JOIN')}
    WHERE j.tenant_id = app.tenant_id() AND j.blueprint_id = $1 AND ($2::uuid IS NULL OR j.created_by = $2)
    ORDER BY j.created_at DESC, j.id DESC LIMIT $3`,
);

/** Returns the latest bulk invitations, of one person or everyone. */
export const bulkInvitationsOf = prepared<
  BulkInvitationNode,
  readonly [createdBy: string | null, limit: number]
>(
  'bulk_invitations_of',
  `SELECT ${jobColumns} FROM ${jobTables}
    WHERE j.tenant_id = app.tenant_id() AND j.kind = 'INVITATIONS' AND ($1::uuid IS NULL OR j.created_by = $1)
    ORDER BY j.created_at DESC, j.id DESC LIMIT $2`,
);

/** Returns the number of bulk jobs in progress in the workspace. */
export const runningBulkJobs = prepared<{ readonly count: number }, readonly []>(
  'running_bulk_jobs',
  `SELECT count(*)::int AS count FROM bulk_job WHERE tenant_id = app.tenant_id() AND state = 'RUNNING'`,
);

/** Returns the workspaces for the cleanup job. */
export const tenantsWithBulkJobs = prepared<{ readonly id: string }, readonly []>(
  'tenants_with_bulk_jobs',
  'SELECT app.tenant_ids() AS id',
);

interface StarterRow {
  readonly id: string;
  readonly name: string;
  readonly isAdmin: boolean;
  readonly accessLevel: AccessLevel;
  readonly groups: readonly string[];
  readonly systemRoles: readonly string[];
}

/** Returns the current access of the person who created a bulk job. No row if they have left. */
export const starterOf = prepared<StarterRow, readonly [jobId: string]>(
  'starter_of_bulk_job',
  `SELECT p.id, p.name, p.is_admin AS "isAdmin", p.access_level AS "accessLevel",
          coalesce(array_agg(g.id) FILTER (WHERE g.id IS NOT NULL), '{}') AS groups,
          coalesce(array_agg(g.system_role) FILTER (WHERE g.system_role IS NOT NULL), '{}') AS "systemRoles"
     FROM bulk_job j
          JOIN party p ON p.tenant_id = j.tenant_id AND p.id = j.created_by AND p.deleted_at IS NULL
          LEFT JOIN membership m ON m.tenant_id = p.tenant_id AND m.member_id = p.id
          LEFT JOIN party g ON g.tenant_id = m.tenant_id AND g.id = m.group_id AND g.deleted_at IS NULL
    WHERE j.tenant_id = app.tenant_id() AND j.id = $1
    GROUP BY p.id, p.name, p.is_admin, p.access_level`,
);

export const actorOfStarter = ({
  id,
  isAdmin,
  accessLevel,
  groups,
  systemRoles: roles,
}: StarterRow): Actor => ({
  id: asId<PartyId>(id),
  parties: [id, ...groups].map((party) => asId<PartyId>(party)),
  isAdmin,
  accessLevel,
  systemRoles: systemRoles.filter((role) => roles.includes(role)),
});

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
  `SELECT r.number, r.cells, r.state, r.findings, r.workflow_id AS "workflowId", w.reference,
          CASE WHEN p.id IS NOT NULL THEN ${person('p')} END AS person
     FROM bulk_row r
          LEFT JOIN workflow w ON w.tenant_id = r.tenant_id AND w.id = r.workflow_id
          LEFT JOIN party p ON p.tenant_id = r.tenant_id AND p.id = r.person_id
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

/** Returns the next rows to process after a row. */
export const nextBulkRows = prepared<
  ImportedRow,
  readonly [jobId: string, after: number, limit: number]
>(
  'next_bulk_rows',
  `SELECT number, cells FROM bulk_row
    WHERE tenant_id = app.tenant_id() AND job_id = $1 AND state = 'READY' AND number > $2
    ORDER BY number LIMIT $3`,
);
