import type { Actor } from '../../../party/actor.ts';
import { votableParties } from '../../../access/task/task-access.ts';
import { mayChangeVote } from '../../../access/task/vote-access.ts';
import { approvalTable } from '../../tables/approval-table.ts';
import { commentNeeded } from '../../../approval/comment-needed.ts';
import { votedParties, votesOf } from '../../../approval/judged.ts';
import { decidesByFirstNo } from '../../../blueprint/votes-needed.ts';
import { tallyOf } from '../../../approval/tally.ts';
import type { PartyId } from '../../../core/ids.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import type { PlacedValue } from '../../../run-model/run-value.ts';
import type { CounterCommand } from '../../../run-model/command/command.ts';
import type { ApproveCommand, RejectCommand } from '../../../run-model/command/vote-command.ts';
import type { EnteredFieldComment } from '../../../run-model/command/entered-field-comment.ts';
import type {
  ChangeVoteCommand,
  OverrideCommand,
} from '../../../run-model/command/people-command.ts';
import { commentTooLong } from '../../command/comment-length.ts';
import { readProposal } from '../../values/counter-proposal.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordVote, withdrawVote, type Ledger } from '../../command/ledger.ts';
import {
  putRemarks,
  fieldCommentsRefusal,
  resolveFieldComments,
} from '../../values/field-comments.ts';
import type { Decision, RunTask } from '../../../run-model/run.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import {
  conditionOf,
  recordApproved,
  recordRejected,
  settleVotes,
} from '../../review/settle-votes.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Refuses a missing comment. Field comments are enough. */
const commentRefusal = (
  approval: RunTask,
  { decision, comment, remarks = [] }: Pick<Ballot, 'decision' | 'comment' | 'remarks'>,
): Refusal | null =>
  commentNeeded(approval.plan, decision) && comment.trim() === '' && remarks.length === 0
    ? refuse('CommentRequired', {}, 'comment')
    : commentTooLong(comment, 'comment');

/**
 * Returns the approvers that the vote counts for: all that the person is or belongs to, or only one
 * if one vote decides.
 */
const countedFor = (
  ledger: Ledger,
  approval: RunTask,
  actor: Actor,
  decision: Decision,
): readonly PartyId[] => {
  const parties = votableParties(actor, {
    assignees: approval.assignees,
    standIns: approval.standIns,
    votedParties: votedParties(ledger, approval),
    voters: votesOf(ledger, approval).map(({ voterId }) => voterId),
  });
  const decides =
    decision === 'APPROVED' ? approval.plan.rule === 'ANY' : decidesByFirstNo(approval.plan);
  return decides ? parties.slice(0, 1) : parties;
};

/** One vote and its details. */
interface Ballot {
  readonly taskId: RunTask['id'];
  readonly on: 'approve' | 'reject' | 'counter' | 'changeVote';
  readonly decision: Decision;
  readonly comment: string;
  /** Comments on single fields, for a rejection. */
  readonly remarks?: readonly EnteredFieldComment[] | undefined;
  /** Suggested values, for a rejection. */
  readonly proposed?: readonly PlacedValue[];
}

/** Checks and casts a vote, and decides the approval if it was the last one needed. */
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
    ask: askFor(ledger, approval, ballot),
    when: condition,
    otherwise: refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  const { proposed, remarks = [] } = ballot;
  const refusal =
    commentRefusal(approval, ballot) ?? fieldCommentsRefusal(ledger, approval, remarks, agent.id);
  if (refusal !== null) return refusal;
  const counter = proposed === undefined ? null : readProposal(ledger, approval, proposed);
  if (counter !== null && counter.refusal !== null) return counter.refusal;
  for (const onBehalfOf of parties)
    recordVote(ledger, row.value.cause, {
      taskId: approval.id,
      round: approval.round,
      voterId: agent.id,
      onBehalfOf,
      decision,
      comment: ballot.comment.trim(),
      at: ledger.now,
      ...(counter !== null && { counter: counter.values }),
    });
  const said = { of: 'REJECTION', by: agent.id, cause: row.value.cause } as const;
  // An approval has no field comments.
  if (decision === 'REJECTED') putRemarks(ledger, approval, remarks, said);
  settleVotes(ledger, approval.id);
  return null;
};

/** Approves. The approval is decided when its rule is met. */
export const decideApprove = (
  ledger: Ledger,
  { taskId, comment }: ApproveCommand,
): Refusal | null =>
  decideVote(ledger, {
    taskId,
    comment,
    on: 'approve',
    decision: 'APPROVED',
  });

/** Rejects. Depending on the rule, this decides immediately or when too few approvers are left. */
export const decideReject = (
  ledger: Ledger,
  { taskId, comment, remarks }: RejectCommand,
): Refusal | null =>
  decideVote(ledger, {
    taskId,
    comment,
    remarks,
    on: 'reject',
    decision: 'REJECTED',
  });

/** Rejects with suggested values, which become drafts of the returned form. */
export const decideCounter = (
  ledger: Ledger,
  { taskId, comment, values, remarks }: CounterCommand,
): Refusal | null =>
  decideVote(ledger, {
    taskId,
    comment,
    on: 'counter',
    decision: 'REJECTED',
    proposed: values,
    remarks,
  });

const withdrawOwn = (ledger: Ledger, approval: RunTask, voter: PartyId): void => {
  for (const vote of votesOf(ledger, approval))
    if (vote.voterId === voter) withdrawVote(ledger, 'approval.changeVote', vote);
  resolveFieldComments(
    ledger,
    approval,
    'approval.changeVote',
    ({ of, by }) => of === 'REJECTION' && by === voter,
  );
};

/** Replaces a vote, which can decide the approval. */
export const decideChangeVote = (ledger: Ledger, command: ChangeVoteCommand): Refusal | null => {
  const { agent } = ledger;
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  const refusal = mayChangeVote(agent, factsIn(ledger, agent)(approval));
  if (refusal !== null) return refusal;
  if (agent !== 'SYSTEM') withdrawOwn(ledger, approval, agent.id);
  return decideVote(ledger, { ...command, on: 'changeVote' });
};

/** Decides in place of the approvers. The decision is recorded for the admin. */
export const decideOverrideVotes = (ledger: Ledger, command: OverrideCommand): Refusal | null => {
  const { agent } = ledger;
  const { decision } = command;
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('Forbidden');
  const tally = tallyOf(approval, votesOf(ledger, approval));
  const condition = conditionOf(approval, { ...tally, outcome: decision });
  const row = takeRow(approvalTable, approval.status, 'overrideVotes', {
    ask: askFor(ledger, approval, command),
    when: condition,
    otherwise: refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  const comment = command.reason.trim();
  withdrawOwn(ledger, approval, agent.id);
  recordVote(ledger, row.value.cause, {
    taskId: approval.id,
    round: approval.round,
    voterId: agent.id,
    onBehalfOf: agent.id,
    decision,
    comment,
    at: ledger.now,
  });
  const { votesFor, votesAgainst, needed } = tally;
  const why = [
    { rule: 'OVERRIDE', operands: { votesFor, votesAgainst, needed }, result: decision } as const,
  ];
  if (decision === 'APPROVED') recordApproved(ledger, approval, why);
  else recordRejected(ledger, approval, comment, why);
  return null;
};
