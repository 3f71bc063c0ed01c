import type { TaskKey } from '../core/ids.ts';
import type { Deadline } from '../time/deadline.ts';
import type { BlueprintTask } from './content.ts';

/** Whether it begins that automated task when it escalates. */
export const runsAutomation = ({ escalations }: Deadline, key: TaskKey): boolean =>
  escalations.some(({ action, task }) => action === 'RUN_AUTOMATION' && task === key);

/** The tasks by whose escalation, or that of an approval of theirs, the automated one begins; by nothing else. */
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
