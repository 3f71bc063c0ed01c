import { itemAt } from '../core/item-at.ts';
import type { StageId, TaskId } from '../core/ids.ts';
import type { PlanEvent, StagePlanEvent } from './event.ts';
import type { Run, RunStage, RunTask } from './run.ts';

/** What a run is planned to do: its stages and tasks with all that is theirs. */
interface Planned {
  stages: RunStage[];
  tasks: RunTask[];
  values: Run['values'][number][];
  votes: Run['votes'][number][];
}

type Lists = Pick<Run, 'stages' | 'tasks' | 'values' | 'votes'>;

/** Where another stage stands already, it and what follows moves on. */
const withStage = (stages: readonly RunStage[], { stage }: StagePlanEvent): RunStage[] => {
  const { position } = stage;
  const isTaken = stages.some((one) => one.position === position);
  const moved = stages.map((one) =>
    isTaken && one.position >= position ? { ...one, position: one.position + 1 } : one,
  );
  return [...moved, stage].toSorted((a, b) => a.position - b.position);
};

/** Where something else stands already, it and what follows moves on. A stage comes with its tasks in their places. */
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

/** In the order in which a run is planned: by stage and place, forms after what is asked at the start. */
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

/** Whether something came in; else it went out. */
export const isAddition = ({ kind }: PlanEvent): boolean =>
  kind === 'TASK_ADDED' || kind === 'STAGE_ADDED';

/** The lists of a run after a stage or a task came in or went out. */
export const withPlanned = (lists: Lists, event: PlanEvent): Planned =>
  isAddition(event) ? withAdded(lists, event) : without(lists, event);
