import type { BulkState } from '../bulk/bulk-table.ts';
import { bulkTable, isOpenToEdits } from '../bulk/bulk-table.ts';
import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { takeRow } from '../core/state-table.ts';
import { isAdministrator, type Actor } from './actor.ts';
import { mayStartFrom, type BlueprintFacts } from './blueprint-access.ts';

/** Facts that the rules on bulk starts use. */
export interface BulkFacts {
  readonly createdBy: PartyId;
  readonly state: BulkState;
  /** Valid rows that haven't been started. */
  readonly readyRows: number;
  readonly faultyRows: number;
  /** Why the column mapping is invalid, or null. */
  readonly mappingRefusal: Refusal | null;
  /** Whether the version used for the checks is still current. */
  readonly isCurrent: boolean;
}

/** Allows bulk starts to anyone who can start one workflow. */
export const mayBulkStart = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  mayStartFrom(actor, blueprint);

/** Allows its creator and admins to view the rows. */
export const mayReadBulkJob = (
  actor: Actor,
  { createdBy }: Pick<BulkFacts, 'createdBy'>,
): Refusal | null => (actor.id === createdBy || isAdministrator(actor) ? null : refuse('NotFound'));

/** Allows editing columns and cells, and discarding the file. */
export const mayEditBulkJob = (
  actor: Actor,
  job: Pick<BulkFacts, 'createdBy' | 'state'>,
): Refusal | null =>
  mayReadBulkJob(actor, job) ??
  (isOpenToEdits(job.state) ? null : refuse('BulkStartNotOpen', { state: job.state }));

/** Rows to start. ALL starts nothing if any row has errors. */
export type BulkChoice = 'ALL' | 'GOOD';

/** Allows starting the remaining rows of a draft or paused bulk start. */
export const mayStartBulkJob = (
  actor: Actor,
  job: BulkFacts,
  choice: BulkChoice,
): Refusal | null => {
  const row = takeRow(bulkTable, job.state, 'start', {
    guard: () => mayReadBulkJob(actor, job),
    holds: () => true,
    unknown: () => refuse('BulkStartNotOpen', { state: job.state }),
  });
  if (!row.ok) return row.refusals[0];
  if (job.mappingRefusal !== null) return job.mappingRefusal;
  // A running bulk start keeps its version for all rows.
  if (isOpenToEdits(job.state) && !job.isCurrent) return refuse('BulkStartOutdated');
  if (choice === 'ALL' && job.faultyRows > 0)
    return refuse('BulkRowsAtFault', { count: job.faultyRows });
  return job.readyRows === 0 ? refuse('BulkNothingToStart') : null;
};

/** Allows stopping before all rows are started. Started workflows continue. */
export const mayCancelBulkJob = (
  actor: Actor,
  job: Pick<BulkFacts, 'createdBy' | 'state'>,
): Refusal | null => {
  const row = takeRow(bulkTable, job.state, 'cancel', {
    guard: () => mayReadBulkJob(actor, job),
    holds: () => true,
    unknown: () => refuse('BulkStartNotRunning', { state: job.state }),
  });
  return row.ok ? null : row.refusals[0];
};
