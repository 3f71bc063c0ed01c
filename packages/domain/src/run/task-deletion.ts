import type { TaskId } from '../core/ids.ts';
import { followersIn } from './followers.ts';
import type { RunTask } from './run.ts';
import type { RunView } from './run-view.ts';
import { needsOfOthers, withItsApprovals, type TaskDependent } from './task-uses.ts';

/** What goes with a task when it is deleted. */
export interface TaskDeletion {
  /** As long as there is any, it cannot be deleted. */
  readonly neededBy: readonly TaskDependent[];
  /** They wait for what it waited for from then on. */
  readonly followers: readonly TaskId[];
  readonly approvalCount: number;
  readonly voteCount: number;
  /** Places of its form in which something stands. */
  readonly answerCount: number;
  /** They go on by themselves. */
  readonly linkedWorkflowCount: number;
}

/** What a person should know before they delete a task. */
export const taskDeletion = (view: RunView, task: RunTask): TaskDeletion => {
  const going = withItsApprovals(view, task);
  const ids = new Set<TaskId | null>(going.map(({ id }) => id));
  return {
    neededBy: needsOfOthers(view, task),
    followers: followersIn(view)
      .ofTask(task)
      .map(({ id }) => id),
    approvalCount: going.length - 1,
    voteCount: view.votes.filter(({ taskId }) => ids.has(taskId)).length,
    answerCount: view.values.filter(
      ({ taskId, committed, draft }) =>
        ids.has(taskId) && (committed !== null || (draft?.value ?? null) !== null),
    ).length,
    linkedWorkflowCount: task.links.filter(
      ({ workflowId, fate }) => workflowId !== null && fate !== 'KEPT',
    ).length,
  };
};
