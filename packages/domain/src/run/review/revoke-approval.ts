import { votesOf } from '../../approval/judged.ts';
import { systemRow, nextState } from '../../core/state-table.ts';
import { isExpired } from '../../task/settled.ts';
import { taskTable } from '../tables/task-table.ts';
import { resetDependents, reopenStage } from '../setbacks/cascade.ts';
import { renewedDue } from '../dates/due-date.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { recordTask, withdrawVote, type Ledger } from '../command/ledger.ts';
import { reopenWorkflow } from '../flow/reopen-workflow.ts';
import { resolveFieldComments } from '../values/field-comments.ts';
import { resetChild } from '../setbacks/reset.ts';
import type { RunTask, Vote } from '../../run-model/run.ts';
import { childrenOf, stageOf, taskOf } from '../../run-model/run-view.ts';
import { settleVotes } from './settle-votes.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Withdraws votes of later levels, since the earlier approval is gone. */
const withdrawLater = (ledger: Ledger, work: RunTask, level: number, cause: Cause): void => {
  for (const child of childrenOf(ledger, work)) {
    if (child.level <= level) continue;
    for (const vote of votesOf(ledger, child)) withdrawVote(ledger, cause, vote);
    resetChild(ledger, child);
  }
};

/** Returns the task to review and reverses the effect of a rejection. */
const resumeReview = (ledger: Ledger, work: RunTask): void => {
  const row = systemRow(taskTable, work.status, 'approvalRevoked');
  const wasSentBack = work.completedAt === null;
  const due = isExpired(work) ? renewedDue(ledger, work) : { patch: {}, decisions: [] };
  recordTask(
    ledger,
    'REVIEW_RESUMED',
    work,
    {
      status: nextState(row, work.status),
      completedAt: null,
      ...due.patch,
      ...(wasSentBack && { rejectCycles: Math.max(0, work.rejectCycles - 1) }),
      ...(work.exception?.category === 'LOOP_LIMIT' && { hasException: false, exception: null }),
    },
    { cause: row.cause, decisions: due.decisions },
  );
};

interface Revocation {
  readonly cause: Cause;
  /** The withdrawn votes. */
  readonly votes: readonly Vote[];
  readonly comment: string | null;
  readonly decisions?: readonly DecisionRecord[];
}

/**
 * Revokes an approval and requests it again in the same round. Dependent tasks are reset and wait
 * for it, unless the blueprint lets them continue.
 */
export const revokeApproval = (
  ledger: Ledger,
  approval: RunTask,
  { cause, votes, comment, decisions = [] }: Revocation,
): void => {
  const work = approval.approvalFor === null ? approval : taskOf(ledger, approval.approvalFor);
  if (work === undefined) return;
  const wasDone = work.status === 'COMPLETED';
  reopenWorkflow(ledger);
  reopenStage(ledger, stageOf(ledger, approval));
  for (const vote of votes) withdrawVote(ledger, cause, vote);
  const voters = new Set(votes.map(({ voterId }) => voterId));
  const due = renewedDue(ledger, approval);
  resolveFieldComments(
    ledger,
    approval,
    cause,
    ({ of, by }) => of === 'REJECTION' && voters.has(by),
  );
  recordTask(
    ledger,
    'APPROVAL_REVOKED',
    approval,
    {
      status: 'PENDING_SUBMISSION',
      approvalStatus: 'PENDING',
      // An approval that a new submission kept belongs to an earlier round.
      round: Math.max(approval.round, work.round),
      completedAt: null,
      ...due.patch,
      // Its rejection had reported a problem.
      ...(approval.status === 'REJECTED' &&
        approval.hasException && {
          hasException: false,
          exception: null,
          rejectCycles: Math.max(0, approval.rejectCycles - 1),
        }),
      ...(approval.contentChange !== null && { contentChange: null }),
    },
    { cause, comment, decisions: [...decisions, ...due.decisions] },
  );
  if (work !== approval) {
    withdrawLater(ledger, work, approval.level, cause);
    if (work.status !== 'PENDING_REVIEW') resumeReview(ledger, work);
  }
  if (wasDone && work.plan.review.onRevoke === 'PULL_BACK') resetDependents(ledger, work);
  settleVotes(ledger, approval.id);
};
