import type { DecisionRecord } from '../../run-model/event.ts';
import type { Ledger } from '../command/ledger.ts';
import { cannotBeEscalatedTo } from '../facts/on-call.ts';
import { autoSkip } from './auto-skip.ts';
import type { RunTask } from '../../run-model/run.ts';
import { stageOf } from '../../run-model/run-view.ts';
import { outcomeLost, type AwaitedOutcome } from '../facts/trigger.ts';
import { unskipTask } from './unskip-task.ts';

const outcomeRecord = ({ task, outcome }: AwaitedOutcome): DecisionRecord => ({
  rule: 'TASK_OUTCOME',
  operands: { task: task.id, outcome, status: task.status, approvalStatus: task.approvalStatus },
  result: 'SKIPPED',
});

/**
 * The task is skipped because all tasks whose escalation could have started it are completed or
 * skipped.
 */
const notCalled: DecisionRecord = { rule: 'ESCALATION', operands: {}, result: 'SKIPPED' };

const unreachableReason = (ledger: Ledger, task: RunTask): DecisionRecord | null => {
  const lost = outcomeLost(ledger, task);
  if (lost !== null) return outcomeRecord(lost);
  return cannotBeEscalatedTo(ledger, task) ? notCalled : null;
};

/** Skips a task if its required outcome can't occur anymore. Returns whether it did. */
export const skipUnreachableTask = (ledger: Ledger, task: RunTask): boolean => {
  const why = task.skippedAt === null ? unreachableReason(ledger, task) : null;
  if (why !== null) autoSkip(ledger, task, 'OUTCOME', why);
  return why !== null;
};

/** Undoes skips of tasks whose required outcome is possible again. */
export const unskipReachableTasks = (ledger: Ledger): void => {
  for (const task of ledger.tasks) {
    if (task.skipReason !== 'OUTCOME' || stageOf(ledger, task).status === 'SKIPPED') continue;
    if (unreachableReason(ledger, task) !== null) continue;
    unskipTask(ledger, task, { rule: 'TASK_OUTCOME', operands: {}, result: 'ASKED_AGAIN' });
  }
};
