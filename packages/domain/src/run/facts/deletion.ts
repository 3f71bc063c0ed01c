import type { StageId, TaskId } from '../../core/ids.ts';
import { followersIn } from './followers.ts';
import type { RunStage, RunTask } from '../../run-model/run.ts';
import type { RunView } from '../../run-model/run-view.ts';
import {
  needsOfOthers,
  stageGoing,
  taskGoing,
  type Going,
  type TaskDependent,
} from './task-uses.ts';

/** What is deleted with a task or a stage. */
export interface Deletion {
  /** Items that prevent the deletion because they need it. */
  readonly neededBy: readonly TaskDependent[];
  /** Tasks that depend on the deleted item and then wait for its predecessors. */
  readonly followers: readonly TaskId[];
  readonly stageFollowers: readonly StageId[];
  /** Only for a stage. */
  readonly taskCount: number;
  readonly approvalCount: number;
  readonly voteCount: number;
  /** Fields of its forms with a value. */
  readonly answerCount: number;
  /** Linked workflows that continue unlinked. */
  readonly linkedWorkflowCount: number;
}

const deletionOf = (view: RunView, going: Going): Deletion => {
  const { tasks, stage } = going;
  const followers = followersIn(view);
  const ids = new Set<TaskId | null>(tasks.map(({ id }) => id));
  const approvals = tasks.filter(({ approvalFor }) => approvalFor !== null);
  const waiting = new Set(tasks.flatMap((task) => followers.ofTask(task)));
  return {
    neededBy: needsOfOthers(view, going),
    followers: [...waiting].flatMap(({ id }) => (ids.has(id) ? [] : id)),
    stageFollowers: stage === null ? [] : followers.ofStage(stage).map(({ id }) => id),
    taskCount: tasks.length - approvals.length,
    approvalCount: approvals.length,
    voteCount: view.votes.filter(({ taskId }) => ids.has(taskId)).length,
    answerCount: view.values.filter(
      ({ taskId, committed, draft }) =>
        ids.has(taskId) && (committed !== null || (draft?.value ?? null) !== null),
    ).length,
    linkedWorkflowCount: tasks.flatMap(({ links }) =>
      links.filter(({ workflowId, fate }) => workflowId !== null && fate !== 'KEPT'),
    ).length,
  };
};

/** Returns what a person must know before deleting a task. */
export const taskDeletion = (view: RunView, task: RunTask): Deletion =>
  deletionOf(view, taskGoing(view, task));

/** Returns what a person must know before deleting a stage. */
export const stageDeletion = (view: RunView, stage: RunStage): Deletion =>
  deletionOf(view, stageGoing(view, stage));
