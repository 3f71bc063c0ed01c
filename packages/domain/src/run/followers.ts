import type { RunStage, RunTask } from './run.ts';
import { childrenOf, stageOf, taskOf, tasksOf, type RunView } from './run-view.ts';
import { stagesBefore } from './trigger.ts';

/** Who waits directly for whom. Made once where it is asked for: reopening and permissions. */
export interface Followers {
  readonly ofTask: (task: RunTask) => readonly RunTask[];
  readonly ofStage: (stage: RunStage) => readonly RunStage[];
}

const none: readonly never[] = [];

const listed = <Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
};

export const followersIn = (view: RunView): Followers => {
  const tasks = new Map<RunTask['key'], RunTask[]>();
  for (const task of view.tasks) for (const key of task.afterTasks) listed(tasks, key, task);
  const stages = new Map<RunStage['id'], RunStage[]>();
  for (const stage of view.stages)
    for (const before of stagesBefore(view, stage)) listed(stages, before.id, stage);
  return {
    ofTask: (task) => tasks.get(task.key) ?? none,
    ofStage: (stage) => stages.get(stage.id) ?? none,
  };
};

/** Whether anything that waits for the task has started. */
export const haveFollowersStarted = (view: RunView, followers: Followers, task: RunTask): boolean =>
  followers.ofTask(task).some((follower) => follower.status !== 'INACTIVE') ||
  followers.ofStage(stageOf(view, task)).some((stage) => stage.status !== 'NOT_STARTED');

/**
 * Whether anything built on an approval is done: what waits for it or for the task that it
 * belongs to, and approvals of later levels.
 */
export const haveFollowersCompleted = (
  view: RunView,
  followers: Followers,
  approval: RunTask,
): boolean => {
  const work = approval.approvalFor === null ? approval : taskOf(view, approval.approvalFor);
  if (work === undefined) return false;
  return (
    followers.ofTask(work).some((follower) => follower.status === 'COMPLETED') ||
    childrenOf(view, work).some(
      (child) => child.level > approval.level && child.status === 'COMPLETED',
    ) ||
    followers
      .ofStage(stageOf(view, work))
      .some((stage) => tasksOf(view, stage).some((task) => task.status === 'COMPLETED'))
  );
};
