import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { errorAt, warningAt, type PlannedRow } from '@baton/domain/bulk/bulk-finding';
import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { ImportedRow, ImportedTable } from '@baton/domain/import/import-table';
import { lostLinks } from '@baton/domain/import/lost-links';
import { violates } from '../../platform/db/database-error.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { readSource, tableOf } from '../imports/index.ts';
import type { BulkJobNode } from './bulk-job-node.ts';
import {
  insertBulkJob,
  insertBulkRows,
  isWarned,
  stateOfPlanned,
  type CheckedRow,
} from './bulk-jobs.repository.ts';
import type { PlanRows } from './bulk-kinds.ts';
import { BATCH_SIZE } from './check-bulk-rows.ts';

export interface NewBulkJob {
  readonly idempotencyKey: string;
  readonly source: Parameters<typeof readSource>[0];
  readonly tableId: string;
}

/** What is needed to check the rows of a table for the first time. */
export interface FirstReading {
  readonly mapping: BulkJobNode['mapping'];
  readonly mappingRefusal: Refusal | null;
  readonly plan: PlanRows;
  /** What the workflows are started from. Null for invitations. */
  readonly blueprint: { readonly id: string; readonly versionId: string } | null;
}

/** Checks the rows of a file, and reports what its reader left out. */
const checkRows = async (rows: readonly ImportedRow[], plan: PlanRows) => {
  const planned: PlannedRow<unknown>[] = [];
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    planned.push(...(await plan(rows.slice(from, from + BATCH_SIZE))));
  return rows.map((row, at) => {
    const { intent, findings } = planned[at] ?? {
      intent: null,
      findings: [errorAt(null, refuse('Unexpected'))],
    };
    const surplus = row.isRagged === true ? [warningAt(null, 'RaggedRow')] : [];
    const links = lostLinks(row).map(({ column, address }) =>
      warningAt(column, 'LinkLeftOut', { address }),
    );
    return { intent, findings: [...findings, ...links, ...surplus] };
  });
};

/** Checked rows to store as a draft. */
interface NewRows extends Omit<FirstReading, 'plan'> {
  readonly idempotencyKey: string;
  readonly kind: BulkJobNode['kind'];
  readonly sourceName: string;
  readonly columns: readonly string[];
  readonly issues: BulkJobNode['issues'];
  readonly rows: readonly CheckedRow[];
}

/** Stores checked rows as a draft. Returns the id of the bulk job. */
export const storeBulkRows = async (
  context: RequestContext,
  { idempotencyKey, kind, sourceName, columns, issues, rows: checked, ...read }: NewRows,
): Promise<string> => {
  const { mapping, mappingRefusal, blueprint } = read;
  const viewer = await context.viewer();
  const id = derivedId('bulk-job', kind, viewer.tenantId, viewer.userId, idempotencyKey);
  const rows = checked.map(({ number, cells, planned }) => ({
    ...{ job_id: id, number, cells, findings: planned.findings },
    state: stateOfPlanned(planned),
    is_warned: isWarned(planned),
  }));
  const job = {
    ...{ id, kind, columns, mapping, issues },
    blueprint_id: blueprint?.id ?? null,
    blueprint_version_id: blueprint?.versionId ?? null,
    state: 'DRAFT',
    source_name: sourceName,
    mapping_refusal: mappingRefusal,
    owner_id: blueprint === null ? null : viewer.userId,
    locale: viewer.locale,
    row_count: rows.length,
    faulty_count: rows.filter(({ state }) => state === 'FAULTY').length,
    warned_count: rows.filter((row) => row.is_warned).length,
    created_at: new Date(context.services.now()).toISOString(),
    created_by: viewer.userId,
  };
  try {
    await context.db.trip(...insertBulkJob([job]), ...insertBulkRows(rows));
  } catch (error) {
    // The same rows with the same key were stored before.
    if (!violates(error, 'bulk_job_pkey')) throw error;
  }
  return id;
};

/** Stores the rows of a table for review. Returns the id of the bulk job. */
export const createBulkJob = async (
  context: RequestContext,
  kind: BulkJobNode['kind'],
  { idempotencyKey, source, tableId }: NewBulkJob,
  read: (table: ImportedTable) => Promise<FirstReading>,
): Promise<string> => {
  const viewer = await context.viewer();
  const { locale } = viewer;
  const document = await readSource(source, {
    ...{ person: viewer.userId, language: locale, limits: bulkLimits, locale },
  });
  const table = tableOf(document, source, tableId, 'tableId');
  if (table.rows.length === 0) throw new Refused(refuse('ImportEmpty', {}, 'source'));
  const { mapping, mappingRefusal, plan, blueprint } = await read(table);
  const planned = await checkRows(table.rows, plan);

  return storeBulkRows(context, {
    ...{ idempotencyKey, kind, mapping, mappingRefusal, blueprint },
    sourceName: document.sourceName,
    columns: table.columns,
    // Rows with another number of cells than the header have a finding of their own.
    issues: document.issues.filter(({ code }) => code !== 'RaggedRow'),
    rows: table.rows.flatMap(({ number, cells }, at) => {
      const found = planned[at];
      return found === undefined ? [] : [{ number, cells, planned: found }];
    }),
  });
};
