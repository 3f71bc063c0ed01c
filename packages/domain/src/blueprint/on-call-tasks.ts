import type { TaskKey } from '../core/ids.ts';
import type { Deadline } from '../time/deadline.ts';
import type { BlueprintTask } from './content.ts';

/** Returns whether one of the escalations starts the automated task. */
export const runsAutomation = ({ escalations }: Deadline, key: TaskKey): boolean =>
  escalations.some(({ action, task }) => action === 'RUN_AUTOMATION' && task === key);

/**
 * Returns the tasks that start the automated task by an escalation of themselves or of their
 * approvals.
 */
export const callersAmong = (
  tasks: readonly BlueprintTask[],
  { type, key }: BlueprintTask,
): readonly BlueprintTask[] =>
  type === 'AUTOMATION'
    ? tasks.filter(
        (one) =>
          one.key !== key &&
          [one, ...one.approvals].some(({ deadline }) => runsAutomation(deadline, key)),
      )
    : [];
