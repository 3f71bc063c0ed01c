import type { Actor } from '../party/actor.ts';
import { seatsOf, type Assigned } from '../party/delegate.ts';
import type { Instant, PartyId } from '../core/ids.ts';
import type { Receipt, TaskPart } from '../run-model/run.ts';

/** Returns the assignees who have accepted or submitted. */
export const coveredBy = (receipts: readonly Receipt[]): readonly PartyId[] =>
  receipts.flatMap((receipt) => receipt.onBehalfOf);

/** Returns the assignees who haven't accepted or submitted yet. */
export const outstanding = (
  assignees: readonly PartyId[],
  receipts: readonly Receipt[],
): readonly PartyId[] => {
  const covered = coveredBy(receipts);
  return assignees.filter((party) => !covered.includes(party));
};

/**
 * Returns the record of an acceptance or submission. It counts for the person, their teams and
 * roles, and everyone whose delegate they are.
 */
export const receiptOf = (actor: Actor, task: Assigned, at: Instant): Receipt => ({
  by: actor.id,
  onBehalfOf: seatsOf(actor, task),
  at,
});

/** Returns who the task waits for if each must accept or submit; otherwise an empty list. */
export const waitedFor = (
  task: TaskPart<'acknowledgement', 'status' | 'assignees' | 'acknowledgements' | 'handedIn'>,
): readonly PartyId[] => {
  if (task.status === 'PENDING_ACKNOWLEDGEMENT' && task.plan.acknowledgement === 'ALL')
    return outstanding(task.assignees, task.acknowledgements);
  return task.handedIn.length > 0 ? outstanding(task.assignees, task.handedIn) : [];
};
