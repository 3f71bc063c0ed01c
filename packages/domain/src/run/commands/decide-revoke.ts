import { mayRevoke } from '../../access/vote-access.ts';
import { approvalTable } from '../../approval/approval-table.ts';
import { votesOf } from '../../approval/judged.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextState, systemRow, takeRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import { pullBack, reopenStage } from '../cascade.ts';
import type { RevokeCommand } from '../people-command.ts';
import { commentTooLong, reasonRefusal } from '../comment-length.ts';
import { factsIn } from '../facts-of-task.ts';
import { recordTask, withdrawVote, type Ledger } from '../ledger.ts';
import { reopenWorkflow } from '../reopen-workflow.ts';
import { resetChild } from '../reset.ts';
import type { RunTask } from '../run.ts';
import { childrenOf, stageOf, taskOf } from '../run-view.ts';
import { settleVotes } from '../settle-votes.ts';

/** The person's own votes; all of them where an administrator who has none takes the decision back. */
const withdrawDeciding = (ledger: Ledger, approval: RunTask, row: string): void => {
  const { agent } = ledger;
  const votes = votesOf(ledger, approval);
  const own = votes.filter((vote) => agent !== 'SYSTEM' && vote.voterId === agent.id);
  for (const vote of own.length > 0 ? own : votes) withdrawVote(ledger, row, vote);
};

/** What later levels said, or were asked, was said of an approval that is not there any more. */
const withdrawLater = (ledger: Ledger, work: RunTask, level: number, row: string): void => {
  for (const child of childrenOf(ledger, work)) {
    if (child.level <= level) continue;
    for (const vote of votesOf(ledger, child)) withdrawVote(ledger, row, vote);
    resetChild(ledger, child);
  }
};

/** D22: what was handed in is under review again; a sending back that the vote caused is taken back. */
const resumeReview = (ledger: Ledger, work: RunTask): void => {
  const row = systemRow(taskTable, work.status, 'approvalRevoked');
  const wasSentBack = work.completedAt === null;
  recordTask(
    ledger,
    'REVIEW_RESUMED',
    work,
    {
      status: nextState(row, work.status),
      completedAt: null,
      ...(wasSentBack && { rejectCycles: Math.max(0, work.rejectCycles - 1) }),
      ...(work.exception?.category === 'LOOP_LIMIT' && { hasException: false, exception: null }),
    },
    { row: row.row },
  );
};

/**
 * A7: the approval is asked again, in the same round. What was built on it waits for it
 * again, as after a rejection (§4, DEPENDENTS).
 */
export const decideRevoke = (ledger: Ledger, command: RevokeCommand): Refusal | null => {
  const { agent } = ledger;
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  const facts = factsIn(ledger, agent, ledger.now)(approval);
  const isVoter = agent !== 'SYSTEM' && facts.voters.includes(agent.id);
  const row = takeRow(approvalTable, approval.status, 'revoke', {
    guard: () =>
      mayRevoke(agent, facts) ??
      (isVoter ? commentTooLong(command.reason, 'reason') : reasonRefusal(command.reason)),
    holds: () => false,
    unknown: () => refuse('NotDecided'),
  });
  if (!row.ok) return row.refusals[0];
  const { row: name } = row.value;
  const work = approval.approvalFor === null ? approval : taskOf(ledger, approval.approvalFor);
  if (work === undefined) return refuse('NotFound');
  const wasDone = work.status === 'COMPLETED';
  reopenWorkflow(ledger);
  reopenStage(ledger, stageOf(ledger, approval));
  withdrawDeciding(ledger, approval, name);
  recordTask(
    ledger,
    'APPROVAL_REVOKED',
    approval,
    {
      status: nextState(row.value, approval.status),
      approvalStatus: 'PENDING',
      // An approval that a resubmission left as it was belongs to an earlier round.
      round: Math.max(approval.round, work.round),
      completedAt: null,
    },
    { row: name, comment: command.reason.trim() },
  );
  if (work !== approval) {
    withdrawLater(ledger, work, approval.level, name);
    if (work.status !== 'PENDING_REVIEW') resumeReview(ledger, work);
  }
  if (wasDone) pullBack(ledger, work);
  settleVotes(ledger, approval.id);
  return null;
};
