import type { Actor, Agent } from '../../access/actor.ts';
import { mayApproveTask, votableParties } from '../../access/task-access.ts';
import { approvalTable, type ApprovalInput } from '../../approval/approval-table.ts';
import { commentNeeded } from '../../approval/comment-needed.ts';
import { votedParties, votesOf } from '../../approval/judged.ts';
import { decidesByFirstNo, tallyOf } from '../../approval/tally.ts';
import type { PartyId } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { takeRow } from '../../core/state-table.ts';
import type { ApproveCommand, RejectCommand } from '../command.ts';
import { commentTooLong } from '../comment-length.ts';
import { factsIn } from '../facts-of-task.ts';
import { recordVote, type Ledger } from '../ledger.ts';
import type { Decision, RunTask } from '../run.ts';
import { taskOf } from '../run-view.ts';
import { conditionOf, settleVotes } from '../settle-votes.ts';

const commentRefusal = (approval: RunTask, decision: Decision, comment: string): Refusal | null =>
  commentNeeded(approval, decision) && comment.trim() === ''
    ? refuse('CommentRequired', {}, 'comment')
    : commentTooLong(comment, 'comment');

/**
 * The approvers for whom a vote counts: each that the person is or belongs to, since nobody
 * says both yes and no. Where one vote decides it is cast for one of them.
 */
const countedFor = (
  ledger: Ledger,
  approval: RunTask,
  actor: Actor,
  decision: Decision,
): readonly PartyId[] => {
  const parties = votableParties(actor, {
    assignees: approval.assignees,
    votedParties: votedParties(ledger, approval),
  });
  const decides = decision === 'APPROVED' ? approval.rule === 'ANY' : decidesByFirstNo(approval);
  return decides ? parties.slice(0, 1) : parties;
};

/** How one kind of vote is given. */
interface Ballot {
  readonly taskId: RunTask['id'];
  readonly on: ApprovalInput;
  readonly decision: Decision;
  readonly comment: string;
}

/** Asks whether the vote may be cast, casts it, and settles the approval where it was the last one needed. */
const decideVote = (ledger: Ledger, ballot: Ballot): Refusal | null => {
  const { agent } = ledger;
  const { decision } = ballot;
  const approval = taskOf(ledger, ballot.taskId);
  if (approval === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotApprover');
  const parties = countedFor(ledger, approval, agent, decision);
  const tally = tallyOf(approval, [
    ...votesOf(ledger, approval),
    ...parties.map((onBehalfOf) => ({ onBehalfOf, decision })),
  ]);
  const condition = conditionOf(approval, tally);
  const row = takeRow(approvalTable, approval.status, ballot.on, {
    guard: () =>
      guardOf(ledger, approval, agent) ?? commentRefusal(approval, decision, ballot.comment),
    holds: (name) => name === condition,
    unknown: () => refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  for (const onBehalfOf of parties)
    recordVote(ledger, row.value.row, {
      taskId: approval.id,
      round: approval.round,
      voterId: agent.id,
      onBehalfOf,
      decision,
      comment: ballot.comment.trim(),
      at: ledger.now,
    });
  settleVotes(ledger, approval.id);
  return null;
};

const guardOf = (ledger: Ledger, approval: RunTask, agent: Agent): Refusal | null =>
  mayApproveTask(agent, factsIn(ledger, agent)(approval));

/** A2: a yes; with the last one that the rule asks for, the approval is given. */
export const decideApprove = (
  ledger: Ledger,
  { taskId, comment }: ApproveCommand,
): Refusal | null => decideVote(ledger, { taskId, comment, on: 'approve', decision: 'APPROVED' });

/** A3: a no; it rejects at once, or when too few are left who could still agree. */
export const decideReject = (ledger: Ledger, { taskId, comment }: RejectCommand): Refusal | null =>
  decideVote(ledger, { taskId, comment, on: 'reject', decision: 'REJECTED' });
