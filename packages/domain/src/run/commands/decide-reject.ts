import { mayApproveTask } from '../../access/task-access.ts';
import { approvalTable } from '../../approval/approval-table.ts';
import { commentNeeded } from '../../approval/comment-needed.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextState, systemRow, takeRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import { pullBack } from '../cascade.ts';
import { castVotes } from '../cast-votes.ts';
import type { RejectCommand } from '../command.ts';
import { commentTooLong } from '../comment-length.ts';
import { factsIn } from '../facts-of-task.ts';
import { recordTask, type Ledger } from '../ledger.ts';
import { reopenTask } from '../reopen-task.ts';
import type { RunTask } from '../run.ts';
import { taskByKey, taskOf } from '../run-view.ts';
import { unskipTask } from '../unskip-task.ts';
import { sentBackOnce } from '../sent-back.ts';

/** A3: the first no decides. A child's parent follows in `advance` (D8). */
export const decideReject = (ledger: Ledger, command: RejectCommand): Refusal | null => {
  const { agent } = ledger;
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotApprover');
  const continues = approval.rejectAction?.kind === 'CONTINUE';
  const row = takeRow(approvalTable, approval.status, 'reject', {
    guard: () =>
      mayApproveTask(agent, factsIn(ledger, agent)(approval)) ??
      commentRefusal(approval, command.comment),
    holds: (name) => (name === 'rejectionContinues') === continues,
    unknown: () => refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  const vote = { row: row.value.row, decision: 'REJECTED', comment: command.comment } as const;
  castVotes(ledger, approval, agent, vote);
  recordTask(
    ledger,
    'APPROVAL_REJECTED',
    approval,
    {
      status: nextState(row.value, approval.status),
      approvalStatus: 'REJECTED',
      completedAt: ledger.now,
    },
    { row: row.value.row, comment: command.comment.trim() },
  );
  sendBack(ledger, approval, command.comment.trim());
  return null;
};

const commentRefusal = (approval: RunTask, comment: string): Refusal | null =>
  commentNeeded(approval, 'REJECTED') && comment.trim() === ''
    ? refuse('CommentRequired', {}, 'comment')
    : commentTooLong(comment, 'comment');

/** REOPEN_TASK: the judged task is opened again, and all that was built on it waits for it. */
const sendBack = (ledger: Ledger, approval: RunTask, comment: string): void => {
  if (approval.rejectAction?.kind !== 'REOPEN_TASK') return;
  const target = taskByKey(ledger, approval.rejectAction.task);
  // The linter lets no approval be the target: whoever decided does not do the work again.
  if (target === undefined || target.type === 'APPROVAL') return;
  pullBack(ledger, target, approval);
  if (target.skippedAt !== null) unskipTask(ledger, target);
  if (target.status === 'COMPLETED')
    reopenTask(ledger, target, {
      row: systemRow(taskTable, target.status, 'reopen'),
      comment,
      ...sentBackOnce(target, ledger.workflow.rejectCycleLimit, ledger.now),
    });
};
