import type { Actor } from '../access/actor.ts';
import { seatsOf, type Assigned } from '../access/stand-in.ts';
import type { Instant, PartyId } from '../core/ids.ts';
import type { Receipt, RunTask } from '../run/run.ts';

/** The assignees for whom somebody has done it. */
export const coveredBy = (receipts: readonly Receipt[]): readonly PartyId[] =>
  receipts.flatMap((receipt) => receipt.onBehalfOf);

/** The assignees for whom nobody has done it. */
export const outstanding = (
  assignees: readonly PartyId[],
  receipts: readonly Receipt[],
): readonly PartyId[] => {
  const covered = coveredBy(receipts);
  return assignees.filter((party) => !covered.includes(party));
};

/** What a person does counts for every assignee that they are, belong to or stand in for. */
export const receiptOf = (actor: Actor, task: Assigned, at: Instant): Receipt => ({
  by: actor.id,
  onBehalfOf: seatsOf(actor, task),
  at,
});

/** Whom the task waits for where each has to confirm, or each to hand in; else nobody in particular. */
export const waitedFor = (
  task: Pick<
    RunTask,
    'status' | 'assignees' | 'acknowledgement' | 'acknowledgements' | 'completion' | 'handedIn'
  >,
): readonly PartyId[] => {
  if (task.status === 'PENDING_ACKNOWLEDGEMENT' && task.acknowledgement === 'ALL')
    return outstanding(task.assignees, task.acknowledgements);
  return task.handedIn.length > 0 ? outstanding(task.assignees, task.handedIn) : [];
};
