import { decidesByFirstNo, votesNeeded } from '../blueprint/votes-needed.ts';
import type { PartyId } from '../core/ids.ts';
import type { TaskPart, Vote } from '../run-model/run.ts';

/** Facts that a count of votes uses. */
export type CountedApproval = TaskPart<'rule' | 'voting', 'assignees'>;
export type CountedVote = Pick<Vote, 'onBehalfOf' | 'decision'>;

/** The votes of one round, by approver. */
export interface Tally {
  /** Number of approvers, with or without a vote. */
  readonly seats: number;
  readonly votesFor: number;
  readonly votesAgainst: number;
  readonly outstanding: number;
  /** Number of approvals needed. */
  readonly needed: number;
  readonly outcome: 'PENDING' | 'APPROVED' | 'REJECTED';
}

const outcomeOf = (
  approval: CountedApproval,
  { votesFor, votesAgainst, outstanding, needed }: Omit<Tally, 'outcome'>,
): Tally['outcome'] => {
  const waits = approval.plan.rule === 'ALL_RESPOND_THEN_ANY' && outstanding > 0;
  if (votesFor >= needed && !waits) return 'APPROVED';
  if (votesAgainst > 0 && decidesByFirstNo(approval.plan)) return 'REJECTED';
  return votesFor + outstanding < needed ? 'REJECTED' : 'PENDING';
};

/**
 * Counts the votes of the current approvers; removed ones don't count. Without approvers, nothing
 * is decided.
 */
export const tallyOf = (approval: CountedApproval, votes: readonly CountedVote[]): Tally => {
  const said = new Map<PartyId, Vote['decision']>(
    votes.map(({ onBehalfOf, decision }) => [onBehalfOf, decision]),
  );
  const counts = { APPROVED: 0, REJECTED: 0 };
  for (const party of approval.assignees) {
    const decision = said.get(party);
    if (decision !== undefined) counts[decision] += 1;
  }
  const seats = approval.assignees.length;
  const tally = {
    seats,
    votesFor: counts.APPROVED,
    votesAgainst: counts.REJECTED,
    outstanding: seats - counts.APPROVED - counts.REJECTED,
    needed: votesNeeded(approval.plan, seats),
  };
  return { ...tally, outcome: seats === 0 ? 'PENDING' : outcomeOf(approval, tally) };
};
