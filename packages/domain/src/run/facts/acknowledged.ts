import { outstanding } from '../../task/receipts.ts';
import type { TaskCondition } from '../tables/task-table.ts';
import type { TaskPart } from '../../run-model/run.ts';

/** Returns whether one or all assignees have accepted, depending on the rule of the task. */
export const acknowledgedCondition = (
  task: TaskPart<'acknowledgement', 'assignees' | 'acknowledgements'>,
): TaskCondition => {
  const { plan, assignees, acknowledgements } = task;
  const isDone =
    plan.acknowledgement === 'ALL'
      ? acknowledgements.length > 0 && outstanding(assignees, acknowledgements).length === 0
      : acknowledgements.length > 0;
  return isDone ? 'allAcknowledged' : 'acknowledgementsMissing';
};
