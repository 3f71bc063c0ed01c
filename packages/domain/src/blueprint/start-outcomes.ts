import type { TaskKey } from '../core/ids.ts';
import type { BlueprintTask, BlueprintTaskType, WantedOutcome } from './content.ts';

/** Returns the possible outcomes of a task type; only approvals have two. */
export const outcomesOf = (type: BlueprintTaskType): readonly WantedOutcome[] =>
  type === 'APPROVAL' ? ['COMPLETED', 'APPROVED', 'REJECTED'] : ['COMPLETED'];

/** Sets the predecessors and drops outcomes of others. */
export const waitingFor = (
  task: BlueprintTask,
  afterTasks: readonly TaskKey[],
): Pick<BlueprintTask, 'trigger' | 'startOutcomes'> => ({
  trigger: { ...task.trigger, afterTasks },
  startOutcomes: task.startOutcomes.filter((one) => afterTasks.includes(one.task)),
});

/** Returns the required outcome, or null for any. */
export const wantedOf = (
  { startOutcomes }: Pick<BlueprintTask, 'startOutcomes'>,
  key: TaskKey,
): WantedOutcome | null => startOutcomes.find(({ task }) => task === key)?.outcome ?? null;

/** Changes the required outcome of a predecessor. */
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
