import { partiesOf } from '../../access/actor.ts';
import { mayApproveTask } from '../../access/task-access.ts';
import { isApprovedBy } from '../../approval/approval-rule.ts';
import { approvalTable } from '../../approval/approval-table.ts';
import { votedParties } from '../../approval/judged.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextState, takeRow } from '../../core/state-table.ts';
import { recordApproved } from '../approve.ts';
import { castVotes } from '../cast-votes.ts';
import type { ApproveCommand } from '../command.ts';
import { commentTooLong } from '../comment-length.ts';
import { factsIn } from '../facts-of-task.ts';
import type { Ledger } from '../ledger.ts';
import { taskOf } from '../run-view.ts';

/** A2: a yes; with the last one that the rule asks for, the approval is given. */
export const decideApprove = (ledger: Ledger, command: ApproveCommand): Refusal | null => {
  const { agent } = ledger;
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotApprover');
  const enough = isApprovedBy(approval, [
    ...votedParties(ledger, approval),
    ...partiesOf(agent, approval.assignees),
  ]);
  const row = takeRow(approvalTable, approval.status, 'approve', {
    guard: () =>
      mayApproveTask(agent, factsIn(ledger, agent)(approval)) ??
      commentTooLong(command.comment, 'comment'),
    holds: (name) => (name === 'enoughVotes') === enough,
    unknown: () => refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  castVotes(ledger, approval, agent, {
    row: row.value.row,
    decision: 'APPROVED',
    comment: command.comment,
  });
  if (enough)
    recordApproved(
      ledger,
      approval,
      nextState(row.value, approval.status),
      votedParties(ledger, approval).length,
    );
  return null;
};
