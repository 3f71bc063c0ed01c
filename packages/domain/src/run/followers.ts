import { comparisonsIn } from '../condition/condition.ts';
import { taskOfOperand } from '../condition/operand-task.ts';
import type { RunStage, RunTask } from './run.ts';
import { childrenOf, stageOf, taskOf, tasksOf, valueAt, type RunView } from './run-view.ts';
import { stagesBefore } from './trigger.ts';

/** Who builds directly on what. Made once where it is asked for: reopening and permissions. */
export interface Followers {
  /** Tasks that wait for the task, or take over what was handed in with it. */
  readonly ofTask: (task: RunTask) => readonly RunTask[];
  /** Stages that wait for the stage. */
  readonly ofStage: (stage: RunStage) => readonly RunStage[];
  /** Stages whose condition compares what became of the task, or an answer of it. */
  readonly judging: (task: RunTask) => readonly RunStage[];
}

const none: readonly never[] = [];

const listed = <Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else if (!list.includes(item)) list.push(item);
};

/** Tasks that take values over from others. */
const listHeirs = (view: RunView, lists: Map<RunTask['key'], RunTask[]>): void => {
  for (const { inputType, source, taskId } of view.values) {
    if (inputType !== 'INHERITED' || source === null || taskId === null) continue;
    const giverId = valueAt(view, source)?.taskId ?? null;
    if (giverId === null || giverId === taskId) continue;
    const [giver, heir] = [taskOf(view, giverId), taskOf(view, taskId)];
    if (giver !== undefined && heir !== undefined) listed(lists, giver.key, heir);
  }
};

export const followersIn = (view: RunView): Followers => {
  const tasks = new Map<RunTask['key'], RunTask[]>();
  for (const task of view.tasks) for (const key of task.afterTasks) listed(tasks, key, task);
  listHeirs(view, tasks);
  const stages = new Map<RunStage['id'], RunStage[]>();
  const judging = new Map<RunTask['id'], RunStage[]>();
  for (const stage of view.stages) {
    for (const before of stagesBefore(view, stage)) listed(stages, before.id, stage);
    for (const { operand } of comparisonsIn(stage.condition?.parts ?? none)) {
      const task = taskOfOperand(view, operand);
      if (task !== undefined) listed(judging, task.id, stage);
    }
  }
  return {
    ofTask: (task) => tasks.get(task.key) ?? none,
    ofStage: (stage) => stages.get(stage.id) ?? none,
    judging: (task) => judging.get(task.id) ?? none,
  };
};

/** Whether anything that builds on the task has started. */
export const haveFollowersStarted = (view: RunView, followers: Followers, task: RunTask): boolean =>
  followers.ofTask(task).some((follower) => follower.status !== 'INACTIVE') ||
  [...followers.ofStage(stageOf(view, task)), ...followers.judging(task)].some(
    (stage) => stage.status !== 'NOT_STARTED',
  );

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
    [...followers.ofStage(stageOf(view, work)), ...followers.judging(work)].some((stage) =>
      tasksOf(view, stage).some((task) => task.status === 'COMPLETED'),
    )
  );
};
