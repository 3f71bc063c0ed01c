import { personOf } from '../../party/actor.ts';
import { approvalTable } from '../tables/approval-table.ts';
import { judgedTasks, votesOf } from '../../approval/judged.ts';
import type { ChangePolicy } from '../../blueprint/content.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import type { TaskId } from '../../core/ids.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { recordTask, withdrawVote, type Ledger } from '../command/ledger.ts';
import { resetChild } from '../setbacks/reset.ts';
import { revokeApproval } from './revoke-approval.ts';
import type { RunTask } from '../../run-model/run.ts';
import { stageOf, taskOf } from '../../run-model/run-view.ts';

/** Returns whether the approval was approved, or is open and has an approving vote. */
const isAgreedTo = (ledger: Ledger, approval: RunTask): boolean =>
  approval.status === 'COMPLETED'
    ? approval.approvalStatus === 'APPROVED'
    : approval.status === 'PENDING_SUBMISSION' &&
      votesOf(ledger, approval).some(({ decision }) => decision === 'APPROVED');

const recordOf = (changed: readonly RunTask[], policy: ChangePolicy): DecisionRecord => ({
  rule: 'CONTENT_CHANGE',
  operands: { tasks: changed.map(({ key }) => key).join(' ') },
  result: policy,
});

/** NOTIFY keeps the approval and records the change. */
const notify = (ledger: Ledger, approval: RunTask, why: DecisionRecord): void => {
  const row = systemRow(approvalTable, approval.status, 'contentChanged', 'approvalKept');
  recordTask(
    ledger,
    'APPROVAL_CONTENT_CHANGED',
    approval,
    {
      status: nextState(row, approval.status),
      contentChange: { by: personOf(ledger.agent), at: ledger.now },
    },
    { cause: row.cause, decisions: [why] },
  );
};

/** RE_APPROVE requests the approval again now, or with the next submission. */
const repeatApproval = (ledger: Ledger, approval: RunTask, why: DecisionRecord): void => {
  const { cause } = systemRow(approvalTable, approval.status, 'contentChanged', 'approvalRepeated');
  const votes = votesOf(ledger, approval);
  if (approval.status === 'PENDING_SUBMISSION') {
    for (const vote of votes) withdrawVote(ledger, cause, vote);
    recordTask(ledger, 'APPROVAL_CONTENT_CHANGED', approval, {}, { cause, decisions: [why] });
    return;
  }
  const { approvalFor } = approval;
  const work = approvalFor === null ? approval : taskOf(ledger, approvalFor);
  if (work?.status === 'COMPLETED' || work?.status === 'PENDING_REVIEW')
    revokeApproval(ledger, approval, { cause, votes, comment: null, decisions: [why] });
  else resetChild(ledger, approval);
};

/** Approvals that a restart keeps are checked when their stage starts again. */
const isUnderWay = (ledger: Ledger, approval: RunTask): boolean => {
  const { status } = stageOf(ledger, approval);
  return status === 'IN_PROGRESS' || status === 'COMPLETED';
};

const review = (ledger: Ledger, id: TaskId, changed: ReadonlySet<TaskId>): void => {
  const approval = taskOf(ledger, id);
  if (approval === undefined || !isAgreedTo(ledger, approval) || !isUnderWay(ledger, approval))
    return;
  const covered = judgedTasks(ledger, approval).filter((task) => changed.has(task.id));
  if (covered.length === 0) return;
  const policy = approval.expirationStatus === 'EXPIRED' ? 'NOTIFY' : approval.plan.voting.onChange;
  const why = recordOf(covered, policy);
  (policy === 'NOTIFY' ? notify : repeatApproval)(ledger, approval, why);
};

/**
 * Checks approvals whose submitted content changed. Lower levels come first, because a repeated
 * approval also repeats later levels.
 */
export const reviewChanges = (ledger: Ledger): void => {
  if (ledger.changedForms.size === 0) return;
  const changed = new Set(ledger.changedForms);
  ledger.changedForms.clear();
  const concerned = ledger.tasks
    .filter(({ type, plan: { voting } }) => type === 'APPROVAL' && voting.onChange !== 'KEEP')
    .toSorted((a, b) => a.level - b.level);
  for (const { id } of concerned) review(ledger, id, changed);
};
