import { approvalTable, type ApprovalCondition } from '../tables/approval-table.ts';
import { withoutCall } from '../facts/sending.ts';
import { nextState, rowFor } from '../../core/state-table.ts';
import { expiresAt } from '../../task/expiry.ts';
import { withoutRequests } from '../../run-model/child-link.ts';
import { taskTable } from '../tables/task-table.ts';
import { outcomeFor, type ExpiryOutcome } from '../../time/deadline.ts';
import { recountedDue } from '../dates/due-date.ts';
import { demandsWork } from '../facts/demands-work.ts';
import type { DecisionRecord, TaskPatch } from '../../run-model/event.ts';
import { completeTask } from '../flow/complete-task.ts';
import { endWorkflow } from '../flow/end-workflow.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { nextInLine } from '../people/next-in-line.ts';
import type { RunTask } from '../../run-model/run.ts';
import { effectOf, followRejection } from '../setbacks/follow-rejection.ts';

/** Expires the task and applies the outcome set in its blueprint. */
const expireWork = (
  ledger: Ledger,
  task: RunTask,
  outcome: ExpiryOutcome,
  decisions: readonly DecisionRecord[],
): void => {
  const isCompleted = outcome === 'COMPLETE_EMPTY';
  const when = isCompleted ? 'expiryCompletes' : 'expiryBlocks';
  const row = rowFor(taskTable, task.status, 'expire', when);
  if (row === undefined) return;
  if (isCompleted)
    completeTask(ledger, task, {
      kind: 'TASK_EXPIRED',
      row,
      answers: 'NONE',
      patch: () => ({
        expirationStatus: 'NON_EXPIRING',
        // Late responses and linked workflows no longer change the task.
        ...withoutCall(task),
        ...withoutRequests(task),
        ...(task.type === 'LINKED_WORKFLOW' && { isDoneByHand: true }),
      }),
      decisions,
    });
  else {
    const status = nextState(row, task.status);
    const patch: TaskPatch = { status, expirationStatus: 'EXPIRED' };
    recordTask(ledger, 'TASK_EXPIRED', task, patch, { cause: row.cause, decisions });
  }
  if (outcome === 'END_WORKFLOW')
    endWorkflow(ledger, { reason: '', cause: { kind: 'EXPIRED', taskId: task.id }, decisions });
};

/** Returns the condition in the state table for the outcome of an expired approval. */
const lineOf = (approval: RunTask, outcome: ExpiryOutcome): ApprovalCondition => {
  if (outcome === 'APPROVE') return 'expiryApproves';
  if (outcome !== 'REJECT') return 'expiryBlocks';
  return effectOf(approval).kind === 'CONTINUE' ? 'expiryContinues' : 'expiryRejects';
};

/**
 * Adds the person, team, or role of the escalation as approver and starts the duration again once.
 * The approval doesn't expire a second time.
 */
const askNext = (ledger: Ledger, approval: RunTask): ReturnType<typeof recountedDue> => {
  const party = approval.plan.deadline.expiry?.party ?? null;
  const { patch, decisions } = recountedDue(ledger, approval);
  const next = party === null ? null : nextInLine(ledger, approval, party);
  const added = (next?.parties ?? []).filter((one) => !approval.assignees.includes(one));
  return {
    patch: {
      ...patch,
      ...(added.length > 0 && { assignees: [...approval.assignees, ...added] }),
      expirationStatus: 'NON_EXPIRING',
    },
    decisions: [...decisions, ...(next?.decisions ?? [])],
  };
};

/** Expires the approval: blocks it, or decides it without the approvers. */
const expireApproval = (
  ledger: Ledger,
  approval: RunTask,
  outcome: ExpiryOutcome,
  decisions: readonly DecisionRecord[],
): void => {
  const row = rowFor(approvalTable, approval.status, 'expire', lineOf(approval, outcome));
  if (row === undefined) return;
  const { cause, approvalStatus } = row;
  if (approvalStatus === 'SAME' || approvalStatus === null) {
    const asked =
      outcome === 'ESCALATE'
        ? askNext(ledger, approval)
        : { patch: { expirationStatus: 'EXPIRED' } as const, decisions: [] };
    const why = [...decisions, ...asked.decisions];
    recordTask(ledger, 'TASK_EXPIRED', approval, asked.patch, { cause, decisions: why });
    return;
  }
  const isApproved = approvalStatus === 'APPROVED';
  recordTask(
    ledger,
    isApproved ? 'APPROVAL_APPROVED' : 'APPROVAL_REJECTED',
    approval,
    {
      status: nextState(row, approval.status),
      approvalStatus,
      completedAt: ledger.now,
      expirationStatus: 'NON_EXPIRING',
    },
    { cause, decisions },
  );
  if (!isApproved) followRejection(ledger, approval, '', 'EXPIRED');
};

/** Expires a task or approval. */
export const expire = (ledger: Ledger, task: RunTask): void => {
  const { expiry } = task.plan.deadline;
  if (expiry === null) return;
  const isApproval = task.type === 'APPROVAL';
  const expiryOutcome = outcomeFor(expiry, isApproval);
  // A task with required input isn't completed empty. It stays blocked until it has a new due date.
  const isDemanded = expiryOutcome === 'COMPLETE_EMPTY' && demandsWork(ledger, task);
  const outcome = isDemanded ? 'BLOCK' : expiryOutcome;
  const times = { dueOn: task.dueOn, at: expiresAt(task, ledger.workflow) };
  const decisions: readonly DecisionRecord[] = [
    {
      rule: 'EXPIRY',
      operands: isDemanded ? { ...times, chosen: expiryOutcome } : times,
      result: outcome,
    },
  ];
  (isApproval ? expireApproval : expireWork)(ledger, task, outcome, decisions);
};
