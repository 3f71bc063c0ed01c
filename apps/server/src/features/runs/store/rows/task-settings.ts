import { completeVoting } from '@baton/domain/blueprint/complete-content';
import { planDefaults, type TaskPlan } from '@baton/domain/run-model/task-plan';
import { omitDefaults } from './omit-defaults.ts';

/**
 * The plan of a task, stored as one JSON value because only the engine reads it. Defaults aren't
 * stored. They must never change, because older rows omit them.
 */
export type StoredTaskSettings = Omit<Partial<TaskPlan>, 'voting'> & {
  readonly voting?: Partial<TaskPlan['voting']>;
};

/**
 * Returns the settings to store. Omitting defaults halves the time to start a workflow with 20
 * tasks.
 */
export const storedSettings = (task: TaskPlan): StoredTaskSettings =>
  omitDefaults(task, planDefaults);

export const toTaskSettings = (stored: StoredTaskSettings): TaskPlan => ({
  ...planDefaults,
  ...stored,
  voting: completeVoting(stored.voting),
});

const mostPlans = 2000;
const plans = new Map<string, TaskPlan>();

/** Returns the settings of stored JSON. Remembers them, because the tasks of a blueprint share a few texts. */
export const planOfText = (text: string): TaskPlan => {
  const known = plans.get(text);
  if (known !== undefined) return known;
  const plan = toTaskSettings(JSON.parse(text));
  if (plans.size >= mostPlans) plans.clear();
  plans.set(text, plan);
  return plan;
};
