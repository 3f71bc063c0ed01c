import type { Instant } from '../../core/ids.ts';
import { systemRow } from '../../core/state-table.ts';
import { taskTable } from '../tables/task-table.ts';
import { isStarted } from '../../task/work-state.ts';
import { resetDependents } from './cascade.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { reopenTask } from './reopen-task.ts';
import type { RunTask } from '../../run-model/run.ts';
import { stageOf, taskOf, type RunView } from '../../run-model/run-view.ts';
import { reopenExpiredTask } from './reopen-expired.ts';
import { countReturn } from './sent-back.ts';
import { taskTrigger } from '../facts/trigger.ts';
import { unskipTask } from './unskip-task.ts';

/**
 * Returns whether the task can be redone now: it has started, or it was skipped and could start in
 * a started stage.
 */
export const canBeSentBack = (view: RunView, target: RunTask, now: Instant): boolean => {
  const { status } = stageOf(view, target);
  if (status !== 'IN_PROGRESS' && status !== 'COMPLETED') return false;
  if (target.status !== 'INACTIVE') return true;
  const asked = { ...target, skippedAt: null, isOutcomeWaived: true };
  return target.skippedAt !== null && taskTrigger(view, asked, now) !== null;
};

/** Counts a return without a reopening. */
const count = (ledger: Ledger, id: RunTask['id']): void => {
  const task = taskOf(ledger, id);
  if (task === undefined) return;
  const { patch, decisions } = countReturn(task, ledger.workflow.rejectCycleLimit, ledger.now);
  // A task that hasn't started only counts and reports no problem.
  const next = isStarted(task) ? patch : { rejectCycles: task.rejectCycles + 1 };
  recordTask(ledger, 'TASK_SENT_BACK', task, next, { cause: 'approval.reject', decisions });
};

/**
 * REOPEN_TASK: reopens the task. Everything that depends on it, including the rejecting approval,
 * waits for it.
 */
export const sendBackTo = (
  ledger: Ledger,
  target: RunTask,
  rejecting: RunTask,
  comment: string,
): void => {
  resetDependents(ledger, target, [rejecting]);
  const current = taskOf(ledger, target.id) ?? target;
  if (current.skippedAt !== null) {
    unskipTask(ledger, current);
    count(ledger, target.id);
  } else if (current.expirationStatus === 'EXPIRED') {
    reopenExpiredTask(ledger, current);
    count(ledger, target.id);
  } else if (current.status === 'COMPLETED')
    reopenTask(ledger, current, {
      row: systemRow(taskTable, current.status, 'reopen'),
      comment,
      isRework: true,
      ...countReturn(current, ledger.workflow.rejectCycleLimit, ledger.now),
    });
};
