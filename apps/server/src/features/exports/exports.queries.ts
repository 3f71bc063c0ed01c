import type { Refusal } from '@baton/domain/core/refusal';
import type { ListExportState } from '@baton/domain/list/list-export';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import { prepared } from '../../platform/db/statement.ts';
import type { ExportFormat } from '../../platform/export/exported-file.ts';

/** An export of a list in the background. */
export interface ListExport {
  readonly id: string;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly state: ListExportState;
  readonly format: ExportFormat;
  readonly object: ListObject;
  readonly parameters: ListParameters;
  readonly locale: string;
  readonly timeZone: string;
  /** Rows at the start. Null if unknown. */
  readonly rowCount: number | null;
  readonly doneCount: number;
  /** Null until the file is complete. */
  readonly name: string | null;
  /** SHA-256 of the file, in hex. */
  readonly hash: string | null;
  readonly size: number | null;
  /** Why it failed. Null without an error. */
  readonly refusal: Refusal | null;
  readonly endedAt: Date | null;
}

const columns = `id, created_by AS "createdBy", created_at AS "createdAt", state, format, object, parameters, locale,
       time_zone AS "timeZone", row_count AS "rowCount", done_count AS "doneCount", name,
       encode(content, 'hex') AS hash, size::float8 AS size, refusal, ended_at AS "endedAt"`;

export const listExportById = prepared<ListExport, [id: string]>(
  'list_export_by_id',
  `SELECT ${columns} FROM list_export WHERE tenant_id = app.tenant_id() AND id = $1`,
);

/** Returns the latest exports of a person. */
export const listExportsOf = prepared<ListExport, [partyId: string, limit: number]>(
  'list_exports_of',
  `SELECT ${columns} FROM list_export
    WHERE tenant_id = app.tenant_id() AND created_by = $1 ORDER BY created_at DESC, id DESC LIMIT $2`,
);

/** Counts the other running exports of a person. */
export const runningExports = prepared<
  { readonly count: number },
  [partyId: string, except: string]
>(
  'running_list_exports',
  `SELECT count(*)::int AS count FROM list_export
    WHERE tenant_id = app.tenant_id() AND created_by = $1 AND id <> $2 AND state = 'RUNNING'`,
);
