import { itemAt } from '../core/item-at.ts';
import type { StageId, TaskId } from '../core/ids.ts';
import type { PlanEvent } from './event.ts';
import type { Run, RunTask } from './run.ts';

/** What a run is planned to do: its tasks with all that is theirs. */
interface Planned {
  tasks: RunTask[];
  values: Run['values'][number][];
  votes: Run['votes'][number][];
}

type Lists = Pick<Run, 'stages' | 'tasks' | 'values' | 'votes'>;

/** Where something else stands already, it and what follows moves on. */
const makeRoom = (tasks: readonly RunTask[], { tasks: added }: PlanEvent): readonly RunTask[] => {
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
const withAdded = ({ stages, tasks, values, votes }: Lists, event: PlanEvent): Planned => {
  const order = new Map<StageId, number>(stages.map(({ id, position }) => [id, position]));
  const stageAt = (task: RunTask): number => order.get(task.stageId) ?? 0;
  const all = [...makeRoom(tasks, event), ...event.tasks].toSorted(
    (a, b) => stageAt(a) - stageAt(b) || a.position - b.position,
  );
  const rank = new Map<TaskId | null, number>(all.map(({ id }, at) => [id, at]));
  const rankOf = (id: TaskId | null): number => rank.get(id) ?? -1;
  return {
    tasks: all,
    values: [...values, ...event.values].toSorted((a, b) => rankOf(a.taskId) - rankOf(b.taskId)),
    votes: [...votes, ...event.votes].toSorted((a, b) => a.at - b.at),
  };
};

const without = ({ tasks, values, votes }: Lists, event: PlanEvent): Planned => {
  const gone = new Set<TaskId | null>(event.tasks.map(({ id }) => id));
  return {
    tasks: tasks.filter(({ id }) => !gone.has(id)),
    values: values.filter(({ taskId }) => !gone.has(taskId)),
    votes: votes.filter(({ taskId }) => !gone.has(taskId)),
  };
};

/** The lists of a run after a task came in or went out. */
export const withPlanned = (lists: Lists, event: PlanEvent): Planned =>
  event.kind === 'TASK_ADDED' ? withAdded(lists, event) : without(lists, event);
