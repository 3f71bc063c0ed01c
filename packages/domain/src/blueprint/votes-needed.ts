import type { ApprovalStep } from './content.ts';

/** The parts of an approval that say how its votes count. */
type VotingRule = Pick<ApprovalStep, 'rule' | 'voting'>;

/** Returns how many approvers must approve. A number above the count means all of them. */
export const votesNeeded = ({ rule, voting }: VotingRule, seats: number): number => {
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
 * Returns whether the first rejection decides. ALL_RESPOND_THEN_ANY always waits for all votes;
 * deciding earlier would make it the same as ALL.
 */
export const decidesByFirstNo = ({ rule, voting }: VotingRule): boolean =>
  voting.rejectRule === 'FIRST' && rule !== 'ALL_RESPOND_THEN_ANY';
