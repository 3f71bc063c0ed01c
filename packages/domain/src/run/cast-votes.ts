import type { Actor } from '../access/actor.ts';
import { votableParties } from '../access/task-access.ts';
import { votedParties } from '../approval/judged.ts';
import { itemAt } from '../core/item-at.ts';
import { recordVote, type Ledger } from './ledger.ts';
import type { Decision, RunTask } from './run.ts';

/**
 * Records a person's vote. Where all approvers have to agree, it counts for each of them
 * that the person is or belongs to, since nobody says both yes and no; otherwise once.
 */
export const castVotes = (
  ledger: Ledger,
  approval: RunTask,
  actor: Actor,
  vote: { readonly row: string; readonly decision: Decision; readonly comment: string },
): void => {
  const parties = votableParties(actor, {
    assignees: approval.assignees,
    votedParties: votedParties(ledger, approval),
  });
  const counted =
    approval.rule === 'ALL' && vote.decision === 'APPROVED' ? parties : [itemAt(parties, 0)];
  for (const onBehalfOf of counted)
    recordVote(ledger, vote.row, {
      taskId: approval.id,
      round: approval.round,
      voterId: actor.id,
      onBehalfOf,
      decision: vote.decision,
      comment: vote.comment.trim(),
      at: ledger.now,
    });
};
