import { taskOfOperand } from '../values/operand-task.ts';
import type { InstanceKey } from '../../core/ids.ts';
import { operandsOf, placesOfStart, placesReadBy, placesWorkedWith } from './places-read.ts';
import type { RunStage, RunTask } from '../../run-model/run.ts';
import {
  childrenOf,
  stageOf,
  taskOf,
  tasksOf,
  valueAt,
  type RunView,
} from '../../run-model/run-view.ts';
import { stagesBefore } from '../../run-model/run-view.ts';

/**
 * The tasks and stages that depend directly on a task or stage. Built on demand, for reopening and
 * permissions.
 */
export interface Followers {
  /**
   * Tasks that wait for the task, inherit its values, start by its date, or use its values in a
   * request or linked workflow.
   */
  readonly ofTask: (task: RunTask) => readonly RunTask[];
  /** Stages that wait for the stage. */
  readonly ofStage: (stage: RunStage) => readonly RunStage[];
  /** Stages whose condition uses the task's status or values, or that start by a date of it. */
  readonly judging: (task: RunTask) => readonly RunStage[];
}

const none: readonly never[] = [];

const listed = <Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else if (!list.includes(item)) list.push(item);
};

/** Returns the task whose form contains a field. */
const sourceTaskOf = (view: RunView, place: InstanceKey): RunTask | undefined => {
  const id = valueAt(view, place)?.taskId ?? null;
  return id === null ? undefined : taskOf(view, id);
};

/** Lists tasks that inherit values from others. */
const listInheritors = (view: RunView, lists: Map<RunTask['key'], RunTask[]>): void => {
  for (const { inputType, source, taskId } of view.values) {
    if (inputType !== 'INHERITED' || source === null || taskId === null) continue;
    const [giver, heir] = [sourceTaskOf(view, source), taskOf(view, taskId)];
    if (giver !== undefined && heir !== undefined && giver !== heir) listed(lists, giver.key, heir);
  }
};

/** Lists tasks that use values of others outside their form. */
const listReaders = (view: RunView, lists: Map<RunTask['key'], RunTask[]>): void => {
  for (const task of view.tasks) {
    if (task.plan.notBefore === null && task.plan.automation === null && task.plan.link === null)
      continue;
    for (const place of [...placesReadBy(task, 'START_DATE'), ...placesWorkedWith(task)]) {
      const giver = sourceTaskOf(view, place);
      if (giver !== undefined && giver !== task) listed(lists, giver.key, task);
    }
  }
};

export const followersIn = (view: RunView): Followers => {
  const tasks = new Map<RunTask['key'], RunTask[]>();
  for (const task of view.tasks) for (const key of task.plan.afterTasks) listed(tasks, key, task);
  listInheritors(view, tasks);
  listReaders(view, tasks);
  const stages = new Map<RunStage['id'], RunStage[]>();
  const judging = new Map<RunTask['id'], RunStage[]>();
  for (const stage of view.stages) {
    for (const before of stagesBefore(view, stage)) listed(stages, before.id, stage);
    const lookedAt = [
      ...operandsOf(stage).map((operand) => taskOfOperand(view, operand)),
      ...placesOfStart(stage).map((place) => sourceTaskOf(view, place)),
    ];
    for (const task of lookedAt) if (task !== undefined) listed(judging, task.id, stage);
  }
  return {
    ofTask: (task) => tasks.get(task.key) ?? none,
    ofStage: (stage) => stages.get(stage.id) ?? none,
    judging: (task) => judging.get(task.id) ?? none,
  };
};

/** Returns whether any task or stage that depends on the task has started. */
export const haveFollowersStarted = (view: RunView, followers: Followers, task: RunTask): boolean =>
  followers.ofTask(task).some((follower) => follower.status !== 'INACTIVE') ||
  [...followers.ofStage(stageOf(view, task)), ...followers.judging(task)].some(
    (stage) => stage.status !== 'NOT_STARTED',
  );

/**
 * Returns whether anything that depends on an approval is completed: items that depend on it or on
 * its parent task, and later levels.
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
