import { mayRevoke } from '../../../access/task/vote-access.ts';
import { approvalTable } from '../../../approval/approval-table.ts';
import { votesOf } from '../../../approval/judged.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { commentTooLong, reasonRefusal } from '../../command/comment-length.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import type { Ledger } from '../../command/ledger.ts';
import type { RevokeCommand } from '../../command/people-command.ts';
import { revokeApproval } from '../../review/revoke-approval.ts';
import type { RunTask, Vote } from '../../run.ts';
import { taskOf } from '../../run-view.ts';

/** Returns the person's own votes, or all votes for an admin who has none. */
const deciding = (ledger: Ledger, approval: RunTask): readonly Vote[] => {
  const { agent } = ledger;
  const votes = votesOf(ledger, approval);
  const own = votes.filter((vote) => agent !== 'SYSTEM' && vote.voterId === agent.id);
  return own.length > 0 ? own : votes;
};

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
  revokeApproval(ledger, approval, {
    row: row.value.row,
    votes: deciding(ledger, approval),
    comment: command.reason.trim(),
  });
  return null;
};
