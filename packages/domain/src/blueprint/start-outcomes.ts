import type { TaskKey } from '../core/ids.ts';
import type { BlueprintTask, BlueprintTaskType, WantedOutcome } from './content.ts';

/** What can be waited for of a task; only an approval is decided one way or the other. */
export const outcomesOf = (type: BlueprintTaskType): readonly WantedOutcome[] =>
  type === 'APPROVAL' ? ['COMPLETED', 'APPROVED', 'REJECTED'] : ['COMPLETED'];

/** Waits for these tasks, and for no outcome of any other. */
export const waitingFor = (
  task: BlueprintTask,
  afterTasks: readonly TaskKey[],
): Pick<BlueprintTask, 'trigger' | 'startOutcomes'> => ({
  trigger: { ...task.trigger, afterTasks },
  startOutcomes: task.startOutcomes.filter((one) => afterTasks.includes(one.task)),
});

/** Null: whatever comes of it. */
export const wantedOf = (
  { startOutcomes }: Pick<BlueprintTask, 'startOutcomes'>,
  key: TaskKey,
): WantedOutcome | null => startOutcomes.find(({ task }) => task === key)?.outcome ?? null;

/** With another outcome of one of the tasks that it waits for. */
export const wanting = (
  { startOutcomes, trigger }: BlueprintTask,
  key: TaskKey,
  outcome: WantedOutcome | null,
): Pick<BlueprintTask, 'startOutcomes'> => ({
  startOutcomes: trigger.afterTasks.flatMap((task) => {
    if (task === key) return outcome === null ? [] : { task, outcome };
    return startOutcomes.find((one) => one.task === task) ?? [];
  }),
});
