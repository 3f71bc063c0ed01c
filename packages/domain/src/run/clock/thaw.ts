import type { Instant } from '../../core/ids.ts';
import { isStarted } from '../../task/work-state.ts';
import { isShortOfPeople } from '../../run-model/exception.ts';
import { momentPutOff } from '../../time/duration.ts';
import { movedDue } from '../dates/due-date.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskOf } from '../../run-model/run-view.ts';
import { countedInOf } from '../dates/schedule.ts';
import { settleVotes } from '../review/settle-votes.ts';
import { extendStageDueDates } from '../dates/stage-due.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Moves the due date by the time since `from`, unless it was set during that time. */
export const extendDueDate = (ledger: Ledger, task: RunTask, from: Instant): Instant | null => {
  const isMeantAsItIs =
    task.isDueSetWhileHeld ||
    (task.plan.dueRule?.kind === 'FIELD' && !task.isDueByHand) ||
    task.expirationStatus === 'EXPIRED';
  if (task.dueOn === null || isMeantAsItIs) return task.dueOn;
  return momentPutOff(ledger.workflow, task.dueOn, { from, to: ledger.now }, countedInOf(task));
};

/** Recalculates the due date of a task that hasn't started, or extends that of a started one. */
const laterDue = (ledger: Ledger, task: RunTask, from: Instant): Instant | null =>
  ledger.workflow.autoAdjustDueOn && isStarted(task) && task.clockStoppedAt === null
    ? extendDueDate(ledger, task, from)
    : task.dueOn;

const shiftDecision = (ledger: Ledger, from: Instant, dueOn: Instant | null): DecisionRecord => ({
  rule: 'DUE_DATE',
  operands: { kind: 'SHIFTED', from, to: ledger.now },
  result: dueOn,
});

/** Resumes all tasks that were frozen since `from`. */
export const resumeTasks = (ledger: Ledger, from: Instant, cause: Cause): void => {
  unfreezeTasks(ledger, from, cause);
  for (const task of ledger.tasks) settleAfterPause(ledger, task);
};

/** Unfreezes the tasks that were frozen since `from`, without evaluating their votes. */
export const unfreezeTasks = (ledger: Ledger, from: Instant, cause: Cause): void => {
  extendStageDueDates(ledger, from, cause);
  for (const task of ledger.tasks) {
    if (task.frozeForReason === null) continue;
    const dueOn = laterDue(ledger, task, from);
    recordTask(
      ledger,
      'TASK_UNFROZEN',
      task,
      {
        frozeForReason: null,
        ...movedDue(task, dueOn),
        ...(task.clockStoppedAt === null && { isDueSetWhileHeld: false }),
      },
      { cause, decisions: dueOn === task.dueOn ? [] : [shiftDecision(ledger, from, dueOn)] },
    );
  }
};

/**
 * Evaluates an approval after a pause, because its last missing approver may have been removed
 * during the pause.
 */
export const settleAfterPause = (ledger: Ledger, approval: RunTask): void => {
  const { approvalStatus, frozeForReason } = approval;
  const isBlocked = approval.hasException && !isShortOfPeople(approval);
  if (approvalStatus !== 'PENDING' || isBlocked || frozeForReason !== null) return;
  const work = approval.approvalFor === null ? undefined : taskOf(ledger, approval.approvalFor);
  if (work?.hasException === true) return;
  settleVotes(ledger, approval.id);
};
