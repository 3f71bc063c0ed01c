import { itemAt } from '../core/item-at.ts';
import type { StageId, TaskId } from '../core/ids.ts';
import type { PlanEvent, StagePlanEvent } from '../run-model/event.ts';
import type { Run, RunStage, RunTask } from '../run-model/run.ts';

/** Stages and tasks of a workflow with their values. */
interface Planned {
  stages: RunStage[];
  tasks: RunTask[];
  values: Run['values'][number][];
  votes: Run['votes'][number][];
}

type Lists = Pick<Run, 'stages' | 'tasks' | 'values' | 'votes'>;

/** Inserts a stage and moves the following ones. */
const withStage = (stages: readonly RunStage[], { stage }: StagePlanEvent): RunStage[] => {
  const { position } = stage;
  const isTaken = stages.some((one) => one.position === position);
  const moved = stages.map((one) =>
    isTaken && one.position >= position ? { ...one, position: one.position + 1 } : one,
  );
  return [...moved, stage].toSorted((a, b) => a.position - b.position);
};

/** Moves the following tasks. An added stage contains its tasks in order. */
const makeRoom = (tasks: readonly RunTask[], event: PlanEvent): readonly RunTask[] => {
  if (event.taskId === null) return tasks;
  const { tasks: added } = event;
  const { stageId, position } = itemAt(added, 0);
  const isTaken = tasks.some((task) => task.stageId === stageId && task.position === position);
  return isTaken
    ? tasks.map((task) =>
        task.stageId === stageId && task.position >= position
          ? { ...task, position: task.position + added.length }
          : task,
      )
    : tasks;
};

/** Inserts in plan order: by stage and position, task forms after the intake form. */
const withAdded = (lists: Lists, event: PlanEvent): Planned => {
  const { tasks, values, votes } = lists;
  const stages = event.taskId === null ? withStage(lists.stages, event) : [...lists.stages];
  const order = new Map<StageId, number>(stages.map(({ id, position }) => [id, position]));
  const stageAt = (task: RunTask): number => order.get(task.stageId) ?? 0;
  const all = [...makeRoom(tasks, event), ...event.tasks].toSorted(
    (a, b) => stageAt(a) - stageAt(b) || a.position - b.position,
  );
  const rank = new Map<TaskId | null, number>(all.map(({ id }, at) => [id, at]));
  const rankOf = (id: TaskId | null): number => rank.get(id) ?? -1;
  return {
    stages,
    tasks: all,
    values: [...values, ...event.values].toSorted((a, b) => rankOf(a.taskId) - rankOf(b.taskId)),
    votes: [...votes, ...event.votes].toSorted((a, b) => a.at - b.at),
  };
};

const without = ({ stages, tasks, values, votes }: Lists, event: PlanEvent): Planned => {
  const gone = new Set<TaskId | null>(event.tasks.map(({ id }) => id));
  return {
    stages: stages.filter(({ id }) => event.taskId !== null || id !== event.stageId),
    tasks: tasks.filter(({ id }) => !gone.has(id)),
    values: values.filter(({ taskId }) => !gone.has(taskId)),
    votes: votes.filter(({ taskId }) => !gone.has(taskId)),
  };
};

/** Returns whether the item was added; otherwise it was deleted. */
export const isAddition = ({ kind }: PlanEvent): boolean =>
  kind === 'TASK_ADDED' || kind === 'STAGE_ADDED';

/** Returns the lists of a workflow after a stage or task was added or deleted. */
export const withPlanned = (lists: Lists, event: PlanEvent): Planned =>
  isAddition(event) ? withAdded(lists, event) : without(lists, event);
