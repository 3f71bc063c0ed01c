import { mayEditBulkJob } from '@baton/domain/access/bulk-access';
import { mayOwnWorkflow } from '@baton/domain/access/workflow-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import type { BulkFinding } from '@baton/domain/bulk/bulk-finding';
import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import {
  mappingMismatch,
  mappingRefusal,
  withDayOrders,
  type BulkMapping,
} from '@baton/domain/bulk/bulk-mapping';
import { bulkPeople } from '@baton/domain/bulk/bulk-people';
import {
  bulkRowPlanner,
  type BulkReading,
  type PlannedBulkRow,
} from '@baton/domain/bulk/plan-bulk-rows';
import { isDeepEqual } from '@baton/domain/core/equality';
import { readingLocale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import type { DayOrder } from '@baton/domain/field/written/day-order';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { variantContents } from '../runs/index.ts';
import type { BulkStartNode } from './bulk-start-node.ts';
import { reachBulkStart, reloadBulkStart } from './bulk-start.access.ts';
import {
  bulkParties,
  bulkRowsNumbered,
  uncheckedRows,
  versionOfBulkStart,
} from './bulk-starts.queries.ts';
import {
  countFindings,
  putCheckedRows,
  saveMapping,
  stateOfPlanned,
  type CheckedRow,
} from './bulk-starts.repository.ts';
import { planAll } from './create-bulk-start.ts';

/** Number of rows that are read, checked, and stored at a time. */
const BATCH_SIZE = 1000;

/** Only the file itself tells this; its rows are kept without it. */
const readersCodes = new Set(['LinkLeftOut', 'RaggedRow']);

/** Keeps the findings of the file reader, which a check can't find again. */
const withReadersFindings = (
  planned: PlannedBulkRow,
  before: readonly BulkFinding[],
): PlannedBulkRow => ({
  ...planned,
  findings: [...planned.findings, ...before.filter(({ code }) => readersCodes.has(code))],
});

/** Checks all rows again and stores those with changed findings. */
const checkAll = async (
  context: RequestContext,
  jobId: string,
  reading: BulkReading,
): Promise<void> => {
  const plan = bulkRowPlanner(reading);
  let after = -1;
  for (;;) {
    const [rows] = await context.db.trip(uncheckedRows(jobId, after, BATCH_SIZE));
    const planned = await planAll(rows, plan);
    const changed = rows.flatMap((row, at): readonly CheckedRow[] => {
      const found = planned[at];
      if (found === undefined) return [];
      const now = withReadersFindings(found, row.findings);
      const isSame = row.state === stateOfPlanned(now) && isDeepEqual(row.findings, now.findings);
      return isSame ? [] : [{ number: row.number, cells: row.cells, planned: now }];
    });
    if (changed.length > 0) await context.db.trip(putCheckedRows(jobId, changed));
    after = rows.at(-1)?.number ?? after;
    if (rows.length < BATCH_SIZE) break;
  }
  await context.db.trip(countFindings(jobId));
};

/**
 * Returns the settings to read rows with: the current version and the parties that cells can name.
 */
const readingOf = async (
  context: RequestContext,
  job: BulkStartNode,
): Promise<BulkReading & { readonly versionId: string }> => {
  const versionId = job.publishedVersionId;
  if (versionId === null) throw new Refused(refuse('Forbidden'));
  const [[version], parties] = await context.db.trip(versionOfBulkStart(versionId), bulkParties());
  if (version === undefined) throw new Refused(refuse('NotFound'));
  const content = completeContent(version.content);
  return {
    versionId,
    content,
    variants: await variantContents(context.db, content),
    mapping: job.mapping,
    ownerId: job.owner.id,
    people: bulkPeople(parties),
    locale: job.locale,
    timeZone: version.timeZone,
    now: context.services.now(),
  };
};

export interface MappingRequest {
  readonly bulkStartId: string;
  readonly mapping: BulkMapping;
  /** Orders of day and month that the person chose. */
  readonly dayOrders: readonly { readonly column: number; readonly order: DayOrder }[];
  readonly ownerId: string;
}

/** Changes the column mapping and checks all rows with the current version. */
export const saveBulkMapping = async (
  context: RequestContext,
  { bulkStartId, mapping: given, dayOrders, ownerId }: MappingRequest,
): Promise<BulkStartNode> => {
  const { job, actor } = await reachBulkStart(context, bulkStartId);
  const { dates } = job.mapping;
  const mapping = dates === undefined ? given : withDayOrders({ ...given, dates }, dayOrders);
  demand(mayEditBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  const reading = await readingOf(context, job);
  const { content, versionId, people } = reading;
  demand(mappingMismatch(mapping, job.columns.length, content));
  const owner = people.find(ownerId);
  if (owner === null || owner === 'AMBIGUOUS')
    throw new Refused(refuse('UnknownParty', {}, 'ownerId'));
  demand(mayOwnWorkflow(owner));
  const refusal = mappingRefusal(mapping, content, readingLocale(job.locale));
  await context.db.trip(
    saveMapping(job.id, { mapping, mappingRefusal: refusal, ownerId: owner.id, versionId }),
  );
  await checkAll(context, job.id, { ...reading, mapping, ownerId: owner.id });
  return reloadBulkStart(context, job.id);
};

export interface MendedCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Returns the rows with their changed cells. */
const mended = (
  rows: readonly ImportedRow[],
  cells: readonly MendedCell[],
): readonly ImportedRow[] => {
  const texts = new Map(cells.map(({ row, column, text }) => [`${row}:${column}`, text.trim()]));
  return rows.map(({ number, cells: before }) => ({
    number,
    cells: before.map((cell, column) => texts.get(`${number}:${column}`) ?? cell),
  }));
};

/** Changes cells and checks all rows, because a new name can be a duplicate of any other. */
export const mendBulkCells = async (
  context: RequestContext,
  bulkStartId: string,
  cells: readonly MendedCell[],
): Promise<BulkStartNode> => {
  const { fixes: most, cellLength } = bulkLimits;
  if (cells.length > most)
    throw new Refused(refuse('TooMany', { count: cells.length, max: most }, 'cells'));
  if (cells.some(({ text }) => text.length > cellLength))
    throw new Refused(refuse('TooLong', { max: cellLength }, 'cells'));
  const numbers = [...new Set(cells.map(({ row }) => row))];
  const {
    job,
    actor,
    rows: found,
  } = await reachBulkStart(context, bulkStartId, bulkRowsNumbered(bulkStartId, numbers));
  demand(mayEditBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  const [rows] = found;
  const fits = cells.every(({ column }) => Number.isInteger(column) && column in job.columns);
  if (rows.length < numbers.length || !fits)
    throw new Refused(refuse('UnknownReference', {}, 'cells'));
  const reading = await readingOf(context, job);
  const plan = bulkRowPlanner(reading);
  const checked = mended(rows, cells).map((row) => ({ ...row, planned: plan(row) }));
  await context.db.trip(putCheckedRows(job.id, checked), countFindings(job.id));
  if (cells.some(({ column }) => column === job.mapping.name))
    await checkAll(context, job.id, reading);
  return reloadBulkStart(context, job.id);
};
