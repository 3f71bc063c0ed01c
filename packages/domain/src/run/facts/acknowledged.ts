import { outstanding } from '../../task/receipts.ts';
import type { TaskCondition } from '../tables/task-table.ts';
import type { RunTask } from '../../run-model/run.ts';

/** Returns whether one or all assignees have accepted, depending on the rule of the task. */
export const acknowledgedCondition = (
  task: Pick<RunTask, 'acknowledgement' | 'assignees' | 'acknowledgements'>,
): TaskCondition => {
  const { acknowledgement, assignees, acknowledgements } = task;
  const isDone =
    acknowledgement === 'ALL'
      ? acknowledgements.length > 0 && outstanding(assignees, acknowledgements).length === 0
      : acknowledgements.length > 0;
  return isDone ? 'allAcknowledged' : 'acknowledgementsMissing';
};
