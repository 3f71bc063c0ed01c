import type { StageId, TaskId } from '../../core/ids.ts';
import { followersIn } from './followers.ts';
import type { RunStage, RunTask } from '../run.ts';
import type { RunView } from '../run-view.ts';
import {
  needsOfOthers,
  stageGoing,
  taskGoing,
  type Going,
  type TaskDependent,
} from './task-uses.ts';

/** What goes with a task or a stage when it is deleted. */
export interface Deletion {
  /** As long as there is any, it cannot be deleted. */
  readonly neededBy: readonly TaskDependent[];
  /** They wait for what it waited for from then on. */
  readonly followers: readonly TaskId[];
  readonly stageFollowers: readonly StageId[];
  /** Of a stage; a task is one. */
  readonly taskCount: number;
  readonly approvalCount: number;
  readonly voteCount: number;
  /** Places of its forms in which something stands. */
  readonly answerCount: number;
  /** They go on by themselves. */
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

/** What a person should know before they delete a task. */
export const taskDeletion = (view: RunView, task: RunTask): Deletion =>
  deletionOf(view, taskGoing(view, task));

/** The same of a stage with all that is in it. */
export const stageDeletion = (view: RunView, stage: RunStage): Deletion =>
  deletionOf(view, stageGoing(view, stage));
