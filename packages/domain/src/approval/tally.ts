import type { PartyId } from '../core/ids.ts';
import type { RunTask, Vote } from '../run/run.ts';

/** What a count of votes looks at. */
export type CountedApproval = Pick<RunTask, 'rule' | 'voting' | 'assignees'>;
export type CountedVote = Pick<Vote, 'onBehalfOf' | 'decision'>;

/** How the votes of one round stand, approver by approver. */
export interface Tally {
  /** Approvers who count, whether they have voted or not. */
  readonly seats: number;
  readonly votesFor: number;
  readonly votesAgainst: number;
  readonly outstanding: number;
  /** How many have to agree. */
  readonly needed: number;
  readonly outcome: 'PENDING' | 'APPROVED' | 'REJECTED';
}

/** How many of so many approvers have to agree. A number that they cannot reach means all of them. */
const votesNeeded = ({ rule, voting }: CountedApproval, seats: number): number => {
  switch (rule) {
    case 'ANY':
    case 'ALL_RESPOND_THEN_ANY':
      return 1;
    case 'ALL':
      return Math.max(1, seats);
    case 'N':
      return Math.max(1, Math.min(voting.threshold, seats));
    case 'PERCENT':
      return Math.max(1, Math.ceil((Math.min(voting.threshold, 100) * seats) / 100));
  }
};

/**
 * Where everybody has to answer before one yes is enough, the first no cannot decide: then
 * it would be the rule that all have to agree.
 */
export const decidesByFirstNo = ({ rule, voting }: Omit<CountedApproval, 'assignees'>): boolean =>
  voting.rejectRule === 'FIRST' && rule !== 'ALL_RESPOND_THEN_ANY';

const outcomeOf = (
  approval: CountedApproval,
  { votesFor, votesAgainst, outstanding, needed }: Omit<Tally, 'outcome'>,
): Tally['outcome'] => {
  const waits = approval.rule === 'ALL_RESPOND_THEN_ANY' && outstanding > 0;
  if (votesFor >= needed && !waits) return 'APPROVED';
  if (votesAgainst > 0 && decidesByFirstNo(approval)) return 'REJECTED';
  return votesFor + outstanding < needed ? 'REJECTED' : 'PENDING';
};

/**
 * Counts what the approvers named now have said; votes of those who were taken off count no
 * more. Nobody to ask decides nothing.
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
    needed: votesNeeded(approval, seats),
  };
  return { ...tally, outcome: seats === 0 ? 'PENDING' : outcomeOf(approval, tally) };
};
