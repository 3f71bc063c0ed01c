import type { Refusal } from '@baton/domain/core/refusal';
import { prepared } from '../../platform/db/statement.ts';

/** Has no effect if the same command was executed before. */
export const insertListExport = prepared<
  unknown,
  [
    id: string,
    by: string,
    at: Date,
    format: string,
    parameters: string,
    locale: string,
    timeZone: string,
    rowCount: number | null,
    object: string,
  ]
>(
  'insert_list_export',
  `INSERT INTO list_export (tenant_id, id, created_by, created_at, state, format, parameters, locale, time_zone, row_count, object)
   VALUES (app.tenant_id(), $1, $2, $3, 'RUNNING', $4, $5::jsonb, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
);

/** Stores the progress. Returns no row if the export was canceled. */
export const reportExport = prepared<{ readonly id: string }, [id: string, doneCount: number]>(
  'report_list_export',
  `UPDATE list_export SET done_count = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'RUNNING' RETURNING id`,
);

export const finishExport = prepared<
  { readonly id: string },
  [id: string, at: Date, name: string, hash: string, size: number]
>(
  'finish_list_export',
  `UPDATE list_export SET state = 'DONE', ended_at = $2, name = $3, content = decode($4, 'hex'), size = $5
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'RUNNING' RETURNING id`,
);

const stop = prepared<
  { readonly id: string },
  [id: string, at: Date, state: 'FAILED' | 'CANCELED', refusal: string | null]
>(
  'stop_list_export',
  `UPDATE list_export SET state = $3, ended_at = $2, refusal = $4::jsonb
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'RUNNING' RETURNING id`,
);

/** Ends an export without a file. */
export const stopExport = (
  id: string,
  at: Date,
  state: 'FAILED' | 'CANCELED',
  refusal: Refusal | null,
): ReturnType<typeof stop> =>
  stop(id, at, state, refusal === null ? null : JSON.stringify(refusal));

/** Deletes exports of former days. The files of deleted rows are deleted with unused documents. */
export const deleteOldExports = prepared<unknown, [before: Date]>(
  'delete_old_list_exports',
  `DELETE FROM list_export WHERE tenant_id = app.tenant_id() AND created_at < $1`,
);
