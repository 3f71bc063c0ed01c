import { approvalTable } from '../tables/approval-table.ts';
import { withoutCall } from '../facts/sending.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { taskTable } from '../tables/task-table.ts';
import { unstartedDue } from '../dates/due-date.ts';
import type { TaskPatch } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { callAfterReset, linksAfterReset } from '../command/reset-questions.ts';
import type { RunTask } from '../../run-model/run.ts';
import { childrenOf } from '../../run-model/run-view.ts';
import { wipeForm } from '../values/wipe-form.ts';

/** Clears acceptances and partial submissions. */
export const clearReceipts = (task: RunTask): TaskPatch => ({
  ...(task.acknowledgements.length > 0 && { acknowledgements: [] }),
  ...(task.handedIn.length > 0 && { handedIn: [] }),
});

/** Returns the fields of a task before its start; rounds only increase. */
const unstarted = ({ workflow, resets, isWiping, words }: Ledger, task: RunTask): TaskPatch => ({
  startedAt: null,
  ...unstartedDue(workflow, task),
  submittedAt: null,
  submittedBy: null,
  ...(task.submittedFor.length > 0 && { submittedFor: [] }),
  ...clearReceipts(task),
  // Field comments are discarded with the values.
  ...(isWiping && task.remarks.length > 0 && { remarks: [] }),
  completedAt: null,
  hasException: false,
  exception: null,
  skippedAt: null,
  skipReason: null,
  runNumber: task.runNumber + 1,
  reopenedCount: 0,
  ...(task.isDoneByHand && { isDoneByHand: false }),
  ...(task.isOutcomeWaived && { isOutcomeWaived: false }),
  ...(task.isWantedBack && { isWantedBack: false }),
  ...(task.standIns.length > 0 && { standIns: [] }),
  ...withoutCall(task, callAfterReset(task, resets)),
  ...linksAfterReset(task, resets, words),
});

/** Cancels an approval that waits for votes. */
export const dismissApproval = (ledger: Ledger, approval: RunTask): void => {
  const row = systemRow(approvalTable, approval.status, 'notRequired');
  recordTask(
    ledger,
    'APPROVAL_NOT_REQUIRED',
    approval,
    {
      status: nextState(row, approval.status),
      approvalStatus: 'NOT_REQUIRED',
      startedAt: null,
      ...unstartedDue(ledger.workflow, approval),
    },
    { cause: row.cause },
  );
};

const resetApproval = (ledger: Ledger, approval: RunTask): void => {
  const row = systemRow(approvalTable, approval.status, 'reset');
  recordTask(
    ledger,
    approval.approvalFor === null ? 'TASK_RESET' : 'APPROVAL_RESET',
    approval,
    {
      status: nextState(row, approval.status),
      approvalStatus: null,
      ...unstarted(ledger, approval),
    },
    { cause: row.cause },
  );
};

/** Resets a child approval. */
export const resetChild = (ledger: Ledger, child: RunTask): void => {
  if (child.status === 'PENDING_SUBMISSION') dismissApproval(ledger, child);
  else if (child.status !== 'INACTIVE') resetApproval(ledger, child);
};

/** Resets the child approvals of a task. */
export const resetChildren = (ledger: Ledger, task: RunTask): void => {
  for (const child of childrenOf(ledger, task)) resetChild(ledger, child);
};

/** Resets a started or skipped task: it waits for its trigger again. */
export const resetTask = (ledger: Ledger, task: RunTask): void => {
  if (task.type === 'APPROVAL') {
    resetApproval(ledger, task);
    return;
  }
  resetChildren(ledger, task);
  const row = systemRow(taskTable, task.status, 'reset');
  recordTask(
    ledger,
    'TASK_RESET',
    task,
    { status: nextState(row, task.status), ...unstarted(ledger, task) },
    { cause: row.cause },
  );
  wipeForm(ledger, task, row.cause);
};
