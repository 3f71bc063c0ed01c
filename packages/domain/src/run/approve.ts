import { recordTask, type Ledger } from './ledger.ts';
import type { RunTask } from './run.ts';

/** A2, rule met: the approval has its outcome. */
export const recordApproved = (
  ledger: Ledger,
  approval: RunTask,
  status: RunTask['status'],
  votes: number,
): void => {
  recordTask(
    ledger,
    'APPROVAL_APPROVED',
    approval,
    { status, approvalStatus: 'APPROVED', completedAt: ledger.now },
    {
      row: 'A2',
      decisions: [
        {
          rule: 'APPROVAL_RULE',
          operands: { rule: approval.rule, votes, approvers: approval.assignees.length },
          result: 'APPROVED',
        },
      ],
    },
  );
};
