import type { Instant } from '../../core/ids.ts';
import { systemRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import { isStarted } from '../../task/work-state.ts';
import { pullBack } from './cascade.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { reopenTask } from './reopen-task.ts';
import type { RunTask } from '../run.ts';
import { stageOf, taskOf, type RunView } from '../run-view.ts';
import { reviveExpired } from './revive-expired.ts';
import { sentBackOnce } from './sent-back.ts';
import { taskTrigger } from '../facts/trigger.ts';
import { unskipTask } from './unskip-task.ts';

/** Whether the task can be done again now: it has begun, or was skipped and would begin, in a stage that was reached. */
export const canBeSentBack = (view: RunView, target: RunTask, now: Instant): boolean => {
  const { status } = stageOf(view, target);
  if (status !== 'IN_PROGRESS' && status !== 'COMPLETED') return false;
  if (target.status !== 'INACTIVE') return true;
  const asked = { ...target, skippedAt: null, isOutcomeWaived: true };
  return target.skippedAt !== null && taskTrigger(view, asked, now) !== null;
};

/** It was no reopening, and is counted as one. */
const count = (ledger: Ledger, id: RunTask['id']): void => {
  const task = taskOf(ledger, id);
  if (task === undefined) return;
  const { patch, decisions } = sentBackOnce(task, ledger.workflow.rejectCycleLimit, ledger.now);
  // What has not begun has no problem yet: there it is the count alone.
  const next = isStarted(task) ? patch : { rejectCycles: task.rejectCycles + 1 };
  recordTask(ledger, 'TASK_SENT_BACK', task, next, { row: 'A3', decisions });
};

/**
 * REOPEN_TASK: the task is opened again, and all that was built on it waits for it, the
 * rejecting approval included.
 */
export const sendBackTo = (
  ledger: Ledger,
  target: RunTask,
  rejecting: RunTask,
  comment: string,
): void => {
  pullBack(ledger, target, [rejecting]);
  const current = taskOf(ledger, target.id) ?? target;
  if (current.skippedAt !== null) {
    unskipTask(ledger, current);
    count(ledger, target.id);
  } else if (current.expirationStatus === 'EXPIRED') {
    reviveExpired(ledger, current);
    count(ledger, target.id);
  } else if (current.status === 'COMPLETED')
    reopenTask(ledger, current, {
      row: systemRow(taskTable, current.status, 'reopen'),
      comment,
      isRework: true,
      ...sentBackOnce(current, ledger.workflow.rejectCycleLimit, ledger.now),
    });
};
