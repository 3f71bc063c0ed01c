import { setImmediate as nextTurn } from 'node:timers/promises';
import { mayEditBulkJob } from '@baton/domain/access/bulk-access';
import type { BulkFinding, PlannedRow } from '@baton/domain/bulk/bulk-finding';
import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { isDeepEqual } from '@baton/domain/core/equality';
import { refuse } from '@baton/domain/core/refusal';
import type { ImportedRow } from '@baton/domain/import/import-table';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { reachBulkJob } from './bulk-job.access.ts';
import type { BulkJobNode } from './bulk-job-node.ts';
import { bulkRowsNumbered, uncheckedRows } from './bulk-jobs.queries.ts';
import {
  countFindings,
  putCheckedRows,
  stateOfPlanned,
  type CheckedRow,
} from './bulk-jobs.repository.ts';
import { kindOf, type PlanRows } from './bulk-kinds.ts';

/** Number of rows that are read, checked, and stored at a time. */
export const BATCH_SIZE = 1000;
/** Number of rows that are checked before other requests get a turn. */
const TURN_SIZE = 100;

/** Returns a planner that checks rows one by one without blocking other requests. */
export const planEach =
  (plan: (row: ImportedRow) => PlannedRow<unknown>): PlanRows =>
  async (rows) => {
    const planned: PlannedRow<unknown>[] = [];
    for (const row of rows) {
      planned.push(plan(row));
      if (planned.length % TURN_SIZE === 0) await nextTurn();
    }
    return planned;
  };

/**
 * Findings that only the reading of the file can produce, because the stored rows no longer show
 * them.
 */
const readersCodes = new Set(['LinkLeftOut', 'RaggedRow']);

/** Keeps the findings of the file reader, which a check can't find again. */
const withReadersFindings = (
  planned: PlannedRow<unknown>,
  before: readonly BulkFinding[],
): PlannedRow<unknown> => ({
  ...planned,
  findings: [...planned.findings, ...before.filter(({ code }) => readersCodes.has(code))],
});

/** Checks all rows again and stores those with changed findings. */
export const checkAllRows = async (
  context: RequestContext,
  jobId: string,
  plan: PlanRows,
): Promise<void> => {
  let after = -1;
  for (;;) {
    const [rows] = await context.db.trip(uncheckedRows(jobId, after, BATCH_SIZE));
    const planned = await plan(rows);
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

export interface ChangedCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** Returns the rows with their changed cells. */
const withCells = (
  rows: readonly ImportedRow[],
  cells: readonly ChangedCell[],
): readonly ImportedRow[] => {
  const texts = new Map(cells.map(({ row, column, text }) => [`${row}:${column}`, text.trim()]));
  return rows.map(({ number, cells: before }) => ({
    number,
    cells: before.map((cell, column) => texts.get(`${number}:${column}`) ?? cell),
  }));
};

/** Changes cells, and checks all rows if a cell can concern others, such as a duplicate name. */
export const updateBulkCells = async (
  context: RequestContext,
  bulkJobId: string,
  cells: readonly ChangedCell[],
): Promise<BulkJobNode> => {
  const { fixes: most, cellLength } = bulkLimits;
  if (cells.length > most)
    throw new Refused(refuse('TooMany', { count: cells.length, max: most }, 'cells'));
  if (cells.some(({ text }) => text.length > cellLength))
    throw new Refused(refuse('TooLong', { max: cellLength }, 'cells'));
  const numbers = [...new Set(cells.map(({ row }) => row))];
  const {
    job,
    actor,
    rows: [rows],
  } = await reachBulkJob(context, bulkJobId, bulkRowsNumbered(bulkJobId, numbers));
  demand(mayEditBulkJob(actor, { createdBy: job.createdBy.id, state: job.state }));
  const fits = cells.every(({ column }) => Number.isInteger(column) && column in job.columns);
  if (rows.length < numbers.length || !fits)
    throw new Refused(refuse('UnknownReference', {}, 'cells'));
  const kind = kindOf(job);
  const planner = await kind.planner(context, job);
  const changed = withCells(rows, cells);
  const planned = await planner()(changed);
  const checked = changed.flatMap((row, at): readonly CheckedRow[] => {
    const found = planned[at];
    return found === undefined ? [] : [{ ...row, planned: found }];
  });
  await context.db.trip(putCheckedRows(job.id, checked), countFindings(job.id));
  if (cells.some(({ column }) => kind.affectsOtherRows(job, column)))
    await checkAllRows(context, job.id, planner());
  return (await reachBulkJob(context, job.id)).job;
};
