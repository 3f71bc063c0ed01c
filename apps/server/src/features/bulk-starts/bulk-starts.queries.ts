import type { BlueprintSharing } from '@baton/domain/access/library/blueprint-sharing';
import type { StoredContent } from '@baton/domain/blueprint/complete-content';
import type { BulkParty } from '@baton/domain/bulk/bulk-people';
import type { ImportedRow } from '@baton/domain/import/import-table';
import type { WorkCalendar } from '@baton/domain/time/work-calendar';
import { prepared } from '../../platform/db/statement.ts';

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

/**
 * Returns all people, teams, and roles that cells can name, up to a limit above any real workspace.
 */
export const bulkParties = prepared<BulkParty, readonly []>(
  'bulk_parties',
  `SELECT id, name, kind, email, access_level AS "accessLevel" FROM party
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL ORDER BY id LIMIT 50000`,
);

/** Returns the next rows to start after a row, each with the number of its workflow. */
export const nextRowsToStart = prepared<
  ImportedRow & { readonly workflowNumber: number },
  readonly [jobId: string, after: number, limit: number]
>(
  'next_rows_to_start',
  `SELECT r.number, r.cells, app.next_workflow_number()::int AS "workflowNumber"
     FROM (SELECT number, cells FROM bulk_row
            WHERE tenant_id = app.tenant_id() AND job_id = $1 AND state = 'READY' AND number > $2
            ORDER BY number LIMIT $3) r`,
);
