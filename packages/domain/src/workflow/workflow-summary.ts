import type { Instant } from '../core/ids.ts';
import type { Run, RunTask } from '../run-model/run.ts';
import { isWithApprovers, runningDue } from '../task/due.ts';
import { isBlockedByExpiry, isSettled } from '../task/settled.ts';
import { isOpen } from '../task/work-state.ts';
import type { ShownWorkflow } from './home-status.ts';

/** What lists show of a workflow without loading its tasks. */
export interface WorkflowSummary extends ShownWorkflow {
  /** Number of tasks and standalone approvals. Child approvals belong to their task. */
  readonly taskCount: number;
  readonly completedTaskCount: number;
}

/** Returns true for a reported problem, and for an expired task, which also waits for the owner. */
export const hasProblem = (task: RunTask): boolean => task.hasException || isBlockedByExpiry(task);

/** Returns the summary, with one pass over the tasks and one over the stages. */
export const workflowSummary = (run: Run): WorkflowSummary => {
  let taskCount = 0;
  let completedTaskCount = 0;
  let openTaskCount = 0;
  let hasException = false;
  let nextDue: Instant | null = null;
  for (const task of run.tasks) {
    const dueOn = runningDue(task);
    if (task.approvalFor === null) {
      taskCount += 1;
      if (isSettled(task)) completedTaskCount += 1;
    }
    hasException ||= hasProblem(task);
    if (!isOpen(task)) continue;
    openTaskCount += 1;
    if (isWithApprovers(task)) continue;
    if (dueOn !== null && (nextDue === null || dueOn < nextDue)) nextDue = dueOn;
  }
  for (const { status, dueOn } of run.stages)
    if (status === 'IN_PROGRESS' && dueOn !== null && (nextDue === null || dueOn < nextDue))
      nextDue = dueOn;
  return {
    scheduleStatus: run.workflow.scheduleStatus,
    hasException,
    openTaskCount,
    nextDue,
    taskCount,
    completedTaskCount,
  };
};

/** Returns the completed share from 0 to 1; an empty workflow returns 1. */
export const progress = (
  summary: Pick<WorkflowSummary, 'taskCount' | 'completedTaskCount'>,
): number => (summary.taskCount === 0 ? 1 : summary.completedTaskCount / summary.taskCount);
