import { bulkStateAfter, isUnderWay } from '@baton/domain/bulk-job/bulk-table';
import { errorAt } from '@baton/domain/bulk/bulk-finding';
import type { ErrorCode } from '@baton/domain/core/error-catalogue';
import { refuse } from '@baton/domain/core/refusal';
import { isFaultOfData } from '../../platform/db/database-error.ts';
import type { RowsOf, Statement } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { objectNoticeJob } from '../object-notices/index.ts';
import type { BulkJobNode } from './bulk-job-node.ts';
import { closeBulkJob, outcomeStatement, type RowOutcome } from './bulk-jobs.repository.ts';

export { outcomeStatement };

/** Database access of a background job in one workspace. */
export interface BulkChannel {
  readonly services: Services;
  readonly trip: <const S extends readonly Statement[]>(...statements: S) => Promise<RowsOf<S>>;
}

/** Result of a row that isn't stored yet, with the data to store. */
export interface ProcessedRow<Made> {
  readonly outcome: RowOutcome;
  readonly made: Made;
}

/** The next rows to process. */
export interface NextRows {
  readonly rows: readonly { readonly number: number }[];
  readonly job: BulkJobNode | undefined;
}

export interface ProcessedRows<Made> {
  readonly made: readonly ProcessedRow<Made>[];
  /** Results of rows that can't be processed. */
  readonly refused: readonly RowOutcome[];
}

/** How rows of one type are processed. */
export interface RowWork<Next extends NextRows, Made> {
  /** Rows in one transaction. */
  readonly batch: number;
  /** Batches in one job. Then a new job is enqueued, so that a server can stop in between. */
  readonly batches: number;
  /** Loads the rows after a row, in one round trip with other statements. */
  readonly load: (after: number, count: number, ...others: readonly Statement[]) => Promise<Next>;
  readonly make: (next: Next) => Promise<ProcessedRows<Made>>;
  readonly store: (made: readonly Made[]) => readonly Statement[];
  /** Returns true if another worker processed the row. */
  readonly isTaken: (error: unknown) => boolean;
  /** Updates open screens that show the stored items. */
  readonly tell: (stored: readonly Made[]) => void;
  /** Enqueues the next job. */
  readonly continuation: Statement;
}

/** Completes a bulk job, or stops it if the person who started it lost the permission. */
export const endBulkJob = async (
  { services, trip }: BulkChannel,
  { id, state }: BulkJobNode,
  input: 'rowsDone' | 'permissionLost',
  haltCode: ErrorCode | null,
): Promise<void> => {
  const to = bulkStateAfter(state, input);
  const at = services.now();
  await trip(
    closeBulkJob(id, state, to, new Date(at), haltCode),
    objectNoticeJob.enqueue({ kind: 'BULK_FINISHED', objectId: id, at }),
  );
};

/**
 * Stores the rows of a rejected batch one by one, so that one invalid row doesn't block the others.
 */
const storeRowByRow = async <Made>(
  { trip }: BulkChannel,
  jobId: string,
  work: Pick<RowWork<NextRows, Made>, 'store' | 'isTaken'>,
  { made, refused }: ProcessedRows<Made>,
): Promise<readonly Made[]> => {
  const stored: Made[] = [];
  if (refused.length > 0) await trip(outcomeStatement(jobId, refused));
  for (const row of made)
    try {
      await trip(...work.store([row.made]), outcomeStatement(jobId, [row.outcome]));
      stored.push(row.made);
    } catch (error) {
      if (work.isTaken(error)) continue;
      if (!isFaultOfData(error)) throw error;
      const findings = [errorAt(null, refuse('Unexpected'))];
      await trip(outcomeStatement(jobId, [{ number: row.outcome.number, findings }]));
    }
  return stored;
};

/** Stored results of a batch, and the next batch if the same round trip loaded it. */
interface StoredBatch<Next, Made> {
  readonly stored: readonly Made[];
  readonly ahead: Next | null;
}

const storeBatch = async <Next extends NextRows, Made>(
  channel: BulkChannel,
  jobId: string,
  work: RowWork<Next, Made>,
  batch: ProcessedRows<Made>,
  ahead: { readonly after: number; readonly count: number },
): Promise<StoredBatch<Next, Made>> => {
  const stored = batch.made.map(({ made }) => made);
  const outcomes = [...batch.made.map(({ outcome }) => outcome), ...batch.refused];
  try {
    const next = await work.load(
      ahead.after,
      ahead.count,
      ...work.store(stored),
      outcomeStatement(jobId, outcomes),
    );
    return { stored, ahead: next.rows.length > 0 ? next : null };
  } catch (error) {
    if (work.isTaken(error)) return { stored: [], ahead: null };
    if (!isFaultOfData(error)) throw error;
    return { stored: await storeRowByRow(channel, jobId, work, batch), ahead: null };
  }
};

/**
 * Processes rows in batches. Each batch is one transaction with what the rows become and their
 * results. The same round trip loads the next rows. After an interruption, or with several workers,
 * the remaining rows are loaded again: a processed row's key is already used.
 */
export const processBulkRows = async <Next extends NextRows, Made>(
  channel: BulkChannel,
  job: BulkJobNode,
  work: RowWork<Next, Made>,
): Promise<void> => {
  let ahead: Next | null = null;
  for (let left = work.batches; left > 0; left -= 1) {
    const next: Next = ahead ?? (await work.load(0, work.batch));
    // Someone stopped the bulk job.
    if (next.job === undefined || !isUnderWay(next.job.state)) return;
    const last = next.rows.at(-1);
    if (last === undefined) {
      await endBulkJob(channel, job, 'rowsDone', null);
      work.tell([]);
      return;
    }
    const batch = await work.make(next);
    const done = await storeBatch(channel, job.id, work, batch, {
      after: last.number,
      count: left > 1 ? work.batch : 0,
    });
    ({ ahead } = done);
    if (done.stored.length > 0 || batch.refused.length > 0) work.tell(done.stored);
  }
  await channel.trip(work.continuation);
};
