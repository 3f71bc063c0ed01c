import { approvalTable } from '../../tables/approval-table.ts';
import { votesOf } from '../../../approval/judged.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import type { Ledger } from '../../command/ledger.ts';
import type { RevokeCommand } from '../../../run-model/command/people-command.ts';
import { revokeApproval } from '../../review/revoke-approval.ts';
import type { RunTask, Vote } from '../../../run-model/run.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { askFor } from '../../facts/take-task-row.ts';

/** Returns the person's own votes, or all votes for an admin who has none. */
const deciding = (ledger: Ledger, approval: RunTask): readonly Vote[] => {
  const { agent } = ledger;
  const votes = votesOf(ledger, approval);
  const own = votes.filter((vote) => agent !== 'SYSTEM' && vote.voterId === agent.id);
  return own.length > 0 ? own : votes;
};

export const decideRevoke = (ledger: Ledger, command: RevokeCommand): Refusal | null => {
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  const row = takeRow(approvalTable, approval.status, 'revoke', {
    ask: askFor(ledger, approval, command),
    otherwise: refuse('NotDecided'),
  });
  if (!row.ok) return row.refusals[0];
  revokeApproval(ledger, approval, {
    cause: row.value.cause,
    votes: deciding(ledger, approval),
    comment: command.reason.trim(),
  });
  return null;
};
