import type { BulkState } from '../bulk-job/bulk-table.ts';
import { acceptsInput, isOpenToEdits } from '../bulk-job/bulk-table.ts';
import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { isAdministrator, type Actor } from '../party/actor.ts';
import { mayStartFrom, type BlueprintFacts } from './library/blueprint-access.ts';

/** Facts that the rules on bulk starts and bulk invitations use. */
export interface BulkFacts {
  readonly createdBy: PartyId;
  readonly state: BulkState;
  /** Valid rows that haven't been processed. */
  readonly readyRows: number;
  readonly faultyRows: number;
  /** Why the column mapping is invalid, or null. */
  readonly mappingRefusal: Refusal | null;
  /** Whether the blueprint version used for the checks is still current. */
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
  (isOpenToEdits(job.state) ? null : refuse('BulkJobNotOpen', { state: job.state }));

/** Rows to process. ALL processes nothing if any row has errors. */
export type BulkChoice = 'ALL' | 'GOOD';

/** Allows processing the remaining rows of a draft or a stopped job. */
export const mayStartBulkJob = (
  actor: Actor,
  job: BulkFacts,
  choice: BulkChoice,
): Refusal | null => {
  const refusal = mayReadBulkJob(actor, job);
  if (refusal !== null) return refusal;
  if (!acceptsInput(job.state, 'start')) return refuse('BulkJobNotOpen', { state: job.state });
  if (job.mappingRefusal !== null) return job.mappingRefusal;
  // A started job keeps its version for all rows.
  if (isOpenToEdits(job.state) && !job.isCurrent) return refuse('BulkStartOutdated');
  if (choice === 'ALL' && job.faultyRows > 0)
    return refuse('BulkRowsAtFault', { count: job.faultyRows });
  return job.readyRows === 0 ? refuse('BulkNothingToStart') : null;
};

/** Allows stopping before all rows are processed. Rows that were processed keep their effects. */
export const mayCancelBulkJob = (
  actor: Actor,
  job: Pick<BulkFacts, 'createdBy' | 'state'>,
): Refusal | null =>
  mayReadBulkJob(actor, job) ??
  (acceptsInput(job.state, 'cancel') ? null : refuse('BulkJobNotRunning', { state: job.state }));
