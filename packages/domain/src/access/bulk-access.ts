import type { BulkState } from '../bulk/bulk-table.ts';
import { bulkTable, isOpenToEdits } from '../bulk/bulk-table.ts';
import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { takeRow } from '../core/state-table.ts';
import { isAdministrator, type Actor } from './actor.ts';
import { mayStartFrom, type BlueprintFacts } from './blueprint-access.ts';

/** What the rules about a bulk start look at. */
export interface BulkFacts {
  readonly createdBy: PartyId;
  readonly state: BulkState;
  /** Nothing is wrong with them, and they are not started yet. */
  readonly readyRows: number;
  readonly faultyRows: number;
  /** What is wrong with the meaning of the columns. */
  readonly mappingRefusal: Refusal | null;
  /** What its rows were checked against is still what is published. */
  readonly isCurrent: boolean;
}

/** Start many workflows at once: whoever may start one. */
export const mayBulkStart = (actor: Actor, blueprint: BlueprintFacts): Refusal | null =>
  mayStartFrom(actor, blueprint);

/** What a file holds is seen by whoever brought it, and by administrators. */
export const mayReadBulkJob = (
  actor: Actor,
  { createdBy }: Pick<BulkFacts, 'createdBy'>,
): Refusal | null => (actor.id === createdBy || isAdministrator(actor) ? null : refuse('NotFound'));

/** Change what its columns mean, mend cells, throw it away. */
export const mayEditBulkJob = (
  actor: Actor,
  job: Pick<BulkFacts, 'createdBy' | 'state'>,
): Refusal | null =>
  mayReadBulkJob(actor, job) ??
  (isOpenToEdits(job.state) ? null : refuse('BulkStartNotOpen', { state: job.state }));

/** Which rows are started. ALL: every one, or none. */
export type BulkChoice = 'ALL' | 'GOOD';

/** Start the rows that are left, from the draft or again after it stood still. */
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
  // Once begun, all its rows are started from one version.
  if (isOpenToEdits(job.state) && !job.isCurrent) return refuse('BulkStartOutdated');
  if (choice === 'ALL' && job.faultyRows > 0)
    return refuse('BulkRowsAtFault', { count: job.faultyRows });
  return job.readyRows === 0 ? refuse('BulkNothingToStart') : null;
};

/** Stop before all rows are started; what has been started stays. */
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
