import { standInsOf } from '../../access/stand-in.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { PartyId } from '../../core/ids.ts';
import { votesOf } from '../../approval/judged.ts';
import { recordVote, type Ledger } from '../command/ledger.ts';
import { resetChild } from '../setbacks/reset.ts';
import type { RunTask, Vote } from '../run.ts';
import { childrenOf } from '../run-view.ts';

/** Whether the events from there on changed what was handed in. */
export const hasChangedSince = ({ events }: Ledger, begin: number): boolean =>
  events
    .slice(begin)
    .some(
      (event) =>
        event.kind === 'VALUE_COMMITTED' &&
        !isDeepEqual(event.before.committed ?? null, event.after.committed ?? null),
    );

/** The lowest level that said no in the last round. */
const rejectingLevel = (ledger: Ledger, task: RunTask): number =>
  childrenOf(ledger, task).find((child) => child.status === 'REJECTED')?.level ?? 0;

/** Whose word the vote is: theirs who cast it, and theirs in whose place they did. */
const votersBehind = (approval: RunTask, { voterId, onBehalfOf }: Vote): readonly PartyId[] => [
  voterId,
  onBehalfOf,
  ...standInsOf(approval).flatMap((one) =>
    one.for === onBehalfOf && one.by === voterId ? [one.away] : [],
  ),
];

interface Resubmission {
  /** Something else is handed in than was judged. */
  readonly isChanged: boolean;
  /** Whose work it is by now: what they agreed to as approvers counts no more. */
  readonly doers: readonly PartyId[];
}

/**
 * D10: the approvals of work that is handed in again are asked once more, from the level on that
 * the blueprint names. Answers the votes that count on, where whoever agreed is shown the same.
 */
export const askOnceMore = (
  ledger: Ledger,
  task: RunTask,
  { isChanged, doers }: Resubmission,
): readonly Vote[] => {
  const isRework = task.status === 'REJECTED';
  const keeps = isRework && task.review.keepsVotes && !isChanged;
  const from =
    isRework && task.reviewResume === 'REJECTING_LEVEL' ? rejectingLevel(ledger, task) : 0;
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

/** They count in the new round as if they had been given again. */
export const countOn = (
  ledger: Ledger,
  votes: readonly Vote[],
  row: string,
  round: number,
): void => {
  for (const vote of votes) recordVote(ledger, row, { ...vote, round, at: ledger.now });
};
