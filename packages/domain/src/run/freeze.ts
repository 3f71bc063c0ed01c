import type { Instant } from '../core/ids.ts';
import { isStarted } from '../task/work-state.ts';
import { movedDue } from './due-date.ts';
import type { DecisionRecord } from './event.ts';
import { recordTask, type Ledger } from './ledger.ts';
import type { FrozeForReason, RunTask } from './run.ts';
import { taskOf } from './run-view.ts';
import { momentPutOff } from '../time/duration.ts';
import { countedInOf } from './schedule.ts';
import { settleVotes } from './settle-votes.ts';

/** W4, W6: everything that is not done stands still. */
export const freezeTasks = (ledger: Ledger, reason: FrozeForReason, row: string): void => {
  for (const task of ledger.tasks)
    if (task.status !== 'COMPLETED')
      recordTask(ledger, 'TASK_FROZEN', task, { frozeForReason: reason }, { row });
};

/** Due later by the time that it stood still, unless the date was set in that time. */
const laterDue = (ledger: Ledger, task: RunTask, from: Instant): Instant | null => {
  const isPutOff =
    ledger.workflow.autoAdjustDueOn &&
    !task.isDueSetWhileHeld &&
    task.expirationStatus !== 'EXPIRED' &&
    isStarted(task);
  if (task.dueOn === null || !isPutOff) return task.dueOn;
  return momentPutOff(ledger.workflow, task.dueOn, { from, to: ledger.now }, countedInOf(task));
};

const shiftDecision = (ledger: Ledger, from: Instant, dueOn: Instant | null): DecisionRecord => ({
  rule: 'DUE_DATE',
  operands: { kind: 'SHIFTED', from, to: ledger.now },
  result: dueOn,
});

/** W5, W8: everything goes on that stood still since `from`. */
export const thawTasks = (ledger: Ledger, from: Instant, row: string): void => {
  for (const task of ledger.tasks) {
    if (task.frozeForReason === null) continue;
    const dueOn = laterDue(ledger, task, from);
    recordTask(
      ledger,
      'TASK_UNFROZEN',
      task,
      { frozeForReason: null, ...movedDue(task, dueOn), isDueSetWhileHeld: false },
      { row, decisions: dueOn === task.dueOn ? [] : [shiftDecision(ledger, from, dueOn)] },
    );
  }
  for (const task of ledger.tasks) settleHeld(ledger, task);
};

/** An approver who was taken off meanwhile may have been the last one whose vote was waited for. */
export const settleHeld = (ledger: Ledger, approval: RunTask): void => {
  if (approval.approvalStatus !== 'PENDING' || approval.hasException) return;
  const work = approval.approvalFor === null ? undefined : taskOf(ledger, approval.approvalFor);
  if (work?.hasException === true) return;
  settleVotes(ledger, approval.id);
};
