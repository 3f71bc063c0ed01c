import { setImmediate as nextTurn } from 'node:timers/promises';
import { mayBulkStart } from '@baton/domain/access/bulk-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { errorAt, warningAt } from '@baton/domain/bulk/bulk-finding';
import { mappingRefusal, suggestBulkMapping } from '@baton/domain/bulk/bulk-mapping';
import { bulkPeople } from '@baton/domain/bulk/bulk-people';
import { bulkRowPlanner, type PlannedBulkRow } from '@baton/domain/bulk/plan-bulk-rows';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { readingLocale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { leftOutLinks } from '@baton/domain/import/left-out-links';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { violates } from '../../platform/db/database-error.ts';
import { derivedId } from '../../platform/db/uuid.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { variantContents } from '../runs/index.ts';
import { readSource, tableOf } from '../imports/index.ts';
import type { BulkStartNode } from './bulk-start-node.ts';
import { reloadBulkStart } from './bulk-start.access.ts';
import { bulkParties, publishedOf } from './bulk-starts.queries.ts';
import {
  insertBulkRows,
  insertBulkStart,
  isWarned,
  stateOfPlanned,
} from './bulk-starts.repository.ts';

export interface NewBulkStart {
  readonly idempotencyKey: string;
  readonly blueprintId: string;
  readonly source: Parameters<typeof readSource>[0];
  readonly tableId: string;
}

/** Number of rows that are checked before other requests get a turn. */
const BATCH_SIZE = 100;

/** Checks rows one by one without blocking other requests. */
export const planAll = async (
  rows: readonly ImportedRow[],
  plan: (row: ImportedRow) => PlannedBulkRow,
): Promise<readonly PlannedBulkRow[]> => {
  const planned: PlannedBulkRow[] = [];
  for (const row of rows) {
    planned.push(plan(row));
    if (planned.length % BATCH_SIZE === 0) await nextTurn();
  }
  return planned;
};

/** Stores the rows of a table for review. Starts nothing. */
export const createBulkStart = async (
  context: RequestContext,
  { idempotencyKey, blueprintId, source, tableId }: NewBulkStart,
): Promise<BulkStartNode> => {
  const [[published], parties] = await context.db.trip(publishedOf(blueprintId), bulkParties());
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  if (published === undefined) throw new Refused(refuse('NotFound', {}, 'blueprintId'));
  demand(
    mayBulkStart(actor, {
      isPublished: published.versionId !== null,
      starters: published.sharing.starters,
    }),
  );
  if (published.content === null) throw new Refused(refuse('NotFound', {}, 'blueprintId'));
  const document = await readSource(source, {
    person: viewer.userId,
    language: viewer.locale,
    limits: bulkLimits,
    locale: viewer.locale,
  });
  const table = tableOf(document, source, tableId, 'tableId');
  if (table.rows.length === 0) throw new Refused(refuse('ImportEmpty', {}, 'source'));

  const now = context.services.now();
  const content = completeContent(published.content);
  const variants = await variantContents(context.db, content);
  const ownerId = asId<PartyId>(viewer.userId);
  const { locale, timeZone } = viewer;
  const reader = readingLocale(locale);
  const mapping = suggestBulkMapping(table, content, reader);
  const people = bulkPeople(parties);
  const plan = bulkRowPlanner({
    content,
    variants,
    mapping,
    ownerId,
    people,
    locale,
    timeZone,
    now,
  });
  const planned = await planAll(table.rows, (row) => {
    const { intent, findings } = plan(row);
    const surplus = row.isRagged === true ? [warningAt(null, 'RaggedRow')] : [];
    const links = leftOutLinks(row).map(({ column, address }) =>
      warningAt(column, 'LinkLeftOut', { address }),
    );
    return { intent, findings: [...findings, ...links, ...surplus] };
  });

  const id = derivedId('bulk-start', viewer.tenantId, viewer.userId, idempotencyKey);
  const rows = table.rows.map(({ number, cells }, at) => {
    const found = planned[at] ?? { intent: null, findings: [errorAt(null, refuse('Unexpected'))] };
    return {
      job_id: id,
      number,
      cells,
      state: stateOfPlanned(found),
      findings: found.findings,
      is_warned: isWarned(found),
    };
  });
  const job = {
    id,
    blueprint_id: blueprintId,
    blueprint_version_id: published.versionId,
    state: 'DRAFT',
    source_name: document.sourceName,
    columns: table.columns,
    mapping,
    mapping_refusal: mappingRefusal(mapping, content, reader),
    owner_id: viewer.userId,
    locale,
    // Rows with a different length than the header are reported at the row.
    issues: document.issues.filter(({ code }) => code !== 'RaggedRow'),
    row_count: rows.length,
    faulty_count: planned.filter(({ intent }) => intent === null).length,
    warned_count: rows.filter((row) => row.is_warned).length,
    created_at: new Date(now).toISOString(),
    created_by: viewer.userId,
  };
  try {
    await context.db.trip(...insertBulkStart([job]), ...insertBulkRows(rows));
  } catch (error) {
    // The same file with the same key was uploaded before.
    if (!violates(error, 'bulk_job_pkey')) throw error;
  }
  return reloadBulkStart(context, id);
};
