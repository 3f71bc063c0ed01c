import type { Actor, Agent } from '../../../access/actor.ts';
import { mayCounter } from '../../../access/task/shared-access.ts';
import { mayApproveTask, votableParties } from '../../../access/task/task-access.ts';
import type { TaskFacts } from '../../../access/task/task-facts.ts';
import { mayChangeVote, mayOverride } from '../../../access/task/vote-access.ts';
import { approvalTable, type ApprovalInput } from '../../../approval/approval-table.ts';
import { commentNeeded } from '../../../approval/comment-needed.ts';
import { votedParties, votesOf } from '../../../approval/judged.ts';
import { decidesByFirstNo, tallyOf } from '../../../approval/tally.ts';
import type { PartyId } from '../../../core/ids.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import type { PlacedValue } from '../../../field/values/run-value.ts';
import type { CounterCommand } from '../../command/command.ts';
import type { ApproveCommand, RejectCommand } from '../../command/vote-command.ts';
import type { GivenFieldComment } from '../../command/given-field-comment.ts';
import type { ChangeVoteCommand, OverrideCommand } from '../../command/people-command.ts';
import { commentTooLong, reasonRefusal } from '../../command/comment-length.ts';
import { readProposal } from '../../values/counter-proposal.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordVote, withdrawVote, type Ledger } from '../../command/ledger.ts';
import {
  putRemarks,
  fieldCommentsRefusal,
  resolveFieldComments,
} from '../../values/field-comments.ts';
import type { Decision, RunTask } from '../../run.ts';
import { taskOf } from '../../run-view.ts';
import {
  conditionOf,
  recordApproved,
  recordRejected,
  settleVotes,
} from '../../review/settle-votes.ts';

/** Refuses a missing comment. Field comments are enough. */
const commentRefusal = (
  approval: RunTask,
  { decision, comment, remarks = [] }: Pick<Ballot, 'decision' | 'comment' | 'remarks'>,
): Refusal | null =>
  commentNeeded(approval, decision) && comment.trim() === '' && remarks.length === 0
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
  const decides = decision === 'APPROVED' ? approval.rule === 'ANY' : decidesByFirstNo(approval);
  return decides ? parties.slice(0, 1) : parties;
};

/** One vote and its details. */
interface Ballot {
  readonly taskId: RunTask['id'];
  readonly on: ApprovalInput;
  readonly decision: Decision;
  readonly comment: string;
  readonly guard: (agent: Agent, task: TaskFacts) => Refusal | null;
  /** Comments on single fields, for a rejection. */
  readonly remarks?: readonly GivenFieldComment[] | undefined;
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
    guard: () =>
      ballot.guard(agent, factsIn(ledger, agent)(approval)) ??
      commentRefusal(approval, ballot) ??
      fieldCommentsRefusal(ledger, approval, ballot.remarks ?? [], agent.id),
    holds: (name) => name === condition,
    unknown: () => refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  const { proposed } = ballot;
  const counter = proposed === undefined ? null : readProposal(ledger, approval, proposed);
  if (counter !== null && counter.refusal !== null) return counter.refusal;
  for (const onBehalfOf of parties)
    recordVote(ledger, row.value.row, {
      taskId: approval.id,
      round: approval.round,
      voterId: agent.id,
      onBehalfOf,
      decision,
      comment: ballot.comment.trim(),
      at: ledger.now,
      ...(counter !== null && { counter: counter.values }),
    });
  const said = { of: 'REJECTION', by: agent.id, row: row.value.row } as const;
  // An approval has no field comments.
  if (decision === 'REJECTED') putRemarks(ledger, approval, ballot.remarks ?? [], said);
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
    guard: mayApproveTask,
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
    guard: mayApproveTask,
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
    guard: mayCounter,
    proposed: values,
    remarks,
  });

const withdrawOwn = (ledger: Ledger, approval: RunTask, voter: PartyId): void => {
  for (const vote of votesOf(ledger, approval))
    if (vote.voterId === voter) withdrawVote(ledger, 'A6', vote);
  resolveFieldComments(ledger, approval, 'A6', ({ of, by }) => of === 'REJECTION' && by === voter);
};

/** Replaces a vote, which can decide the approval. */
export const decideChangeVote = (ledger: Ledger, command: ChangeVoteCommand): Refusal | null => {
  const { agent } = ledger;
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  const refusal = mayChangeVote(agent, factsIn(ledger, agent)(approval));
  if (refusal !== null) return refusal;
  if (agent !== 'SYSTEM') withdrawOwn(ledger, approval, agent.id);
  return decideVote(ledger, { ...command, on: 'changeVote', guard: mayApproveTask });
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
    guard: () =>
      mayOverride(agent, factsIn(ledger, agent)(approval)) ?? reasonRefusal(command.reason),
    holds: (name) => name === condition,
    unknown: () => refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  const comment = command.reason.trim();
  withdrawOwn(ledger, approval, agent.id);
  recordVote(ledger, row.value.row, {
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
