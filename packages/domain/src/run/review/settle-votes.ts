import type { ApprovalCondition } from '../tables/approval-table.ts';
import { votesOf } from '../../approval/judged.ts';
import { isExpired } from '../../task/settled.ts';
import { tallyOf, type Tally } from '../../approval/tally.ts';
import { enterProposals } from '../values/counter-proposal.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { effectOf, followRejection } from '../setbacks/follow-rejection.ts';
import { resolveFieldComments } from '../values/field-comments.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskOf } from '../../run-model/run-view.ts';

/** Returns the state table condition for a count of votes. */
export const conditionOf = (approval: RunTask, tally: Tally): ApprovalCondition => {
  if (tally.outcome === 'PENDING') return 'moreVotesNeeded';
  if (tally.outcome === 'APPROVED') return 'enoughVotes';
  return effectOf(approval).kind === 'CONTINUE' ? 'rejectionContinues' : 'rejectionStops';
};

const voteDecision = (approval: RunTask, tally: Tally): DecisionRecord => ({
  rule: 'APPROVAL_RULE',
  operands: {
    rule: approval.plan.rule,
    votesFor: tally.votesFor,
    votesAgainst: tally.votesAgainst,
    needed: tally.needed,
    approvers: tally.seats,
  },
  result: tally.outcome,
});

/** Records an approval. */
export const recordApproved = (
  ledger: Ledger,
  approval: RunTask,
  decisions: readonly DecisionRecord[],
): void => {
  recordTask(
    ledger,
    'APPROVAL_APPROVED',
    approval,
    { status: 'COMPLETED', approvalStatus: 'APPROVED', completedAt: ledger.now },
    { cause: 'approval.approve', decisions },
  );
  resolveFieldComments(ledger, approval, 'approval.approve');
};

/** Records a rejection and applies its effect. `advance` updates the parent task. */
export const recordRejected = (
  ledger: Ledger,
  approval: RunTask,
  comment: string,
  decisions: readonly DecisionRecord[],
): void => {
  recordTask(
    ledger,
    'APPROVAL_REJECTED',
    approval,
    {
      status: effectOf(approval).kind === 'CONTINUE' ? 'COMPLETED' : 'REJECTED',
      approvalStatus: 'REJECTED',
      completedAt: ledger.now,
    },
    { cause: 'approval.reject', comment, decisions },
  );
  enterProposals(ledger, approval);
  followRejection(ledger, approval, comment);
};

/** Decides a pending approval if it has enough votes. An expired one needs a new due date first. */
export const settleVotes = (ledger: Ledger, id: RunTask['id']): void => {
  const approval = taskOf(ledger, id);
  if (approval?.approvalStatus !== 'PENDING' || isExpired(approval)) return;
  const votes = votesOf(ledger, approval);
  const tally = tallyOf(approval, votes);
  const decisions = [voteDecision(approval, tally)];
  if (tally.outcome === 'APPROVED') recordApproved(ledger, approval, decisions);
  if (tally.outcome !== 'REJECTED') return;
  const last = votes.findLast(({ decision }) => decision === 'REJECTED');
  recordRejected(ledger, approval, last?.comment ?? '', decisions);
};
