import { delegatesOf } from '../../party/delegate.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { PartyId } from '../../core/ids.ts';
import { votesOf } from '../../approval/judged.ts';
import { recordVote, type Ledger } from '../command/ledger.ts';
import { resetChild } from '../setbacks/reset.ts';
import type { RunTask, Vote } from '../../run-model/run.ts';
import { childrenOf } from '../../run-model/run-view.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Returns whether the events since then changed submitted values. */
export const hasChangedSince = ({ events }: Ledger, begin: number): boolean =>
  events
    .slice(begin)
    .some(
      (event) =>
        event.kind === 'VALUE_COMMITTED' &&
        !isDeepEqual(event.before.committed ?? null, event.after.committed ?? null),
    );

/** Returns the lowest level that rejected in the last round. */
const rejectingLevel = (ledger: Ledger, task: RunTask): number =>
  childrenOf(ledger, task).find((child) => child.status === 'REJECTED')?.level ?? 0;

/** Returns the voter and the person they voted for. */
const votersBehind = (approval: RunTask, { voterId, onBehalfOf }: Vote): readonly PartyId[] => [
  voterId,
  onBehalfOf,
  ...delegatesOf(approval).flatMap((one) =>
    one.for === onBehalfOf && one.by === voterId ? [one.away] : [],
  ),
];

interface Resubmission {
  /** Whether submitted values changed since the vote. */
  readonly isChanged: boolean;
  /** Submitters: their votes as approvers no longer count. */
  readonly doers: readonly PartyId[];
}

/**
 * Requests approvals again from the level set in the blueprint. Returns the votes that still count
 * because the approver would see the same content.
 */
export const repeatApprovals = (
  ledger: Ledger,
  task: RunTask,
  { isChanged, doers }: Resubmission,
): readonly Vote[] => {
  const isRework = task.status === 'REJECTED';
  const keeps = isRework && task.plan.review.keepsVotes && !isChanged;
  const from =
    isRework && task.plan.reviewResume === 'REJECTING_LEVEL' ? rejectingLevel(ledger, task) : 0;
  const isDoer = (party: PartyId): boolean => doers.includes(party);
  const kept: Vote[] = [];
  for (const child of childrenOf(ledger, task)) {
    if (child.level < from) continue;
    const votes = votesOf(ledger, child);
    const isOwn = (vote: Vote): boolean => votersBehind(child, vote).some(isDoer);
    if (keeps && child.status === 'COMPLETED' && !votes.some(isOwn)) continue;
    if (keeps && child.round === task.round)
      kept.push(...votes.filter((vote) => vote.decision === 'APPROVED' && !isOwn(vote)));
    resetChild(ledger, child);
  }
  return kept;
};

/** Counts earlier votes in the new round. */
export const recountVotes = (
  ledger: Ledger,
  votes: readonly Vote[],
  cause: Cause,
  round: number,
): void => {
  for (const vote of votes) recordVote(ledger, cause, { ...vote, round, at: ledger.now });
};
