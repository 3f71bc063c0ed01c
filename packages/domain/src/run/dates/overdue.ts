import type { Instant, TaskId } from '../../core/ids.ts';
import { isWithApprovers } from '../../task/due.ts';
import type { RunTask } from '../../run-model/run.ts';

export interface OverdueMoment {
  readonly taskId: TaskId;
  readonly at: Instant;
}

/**
 * Returns which tasks became overdue and when. No event records this, so it is derived from the
 * tasks. A task that started after its due date was overdue from its start.
 */
export const overdueMoments = (
  tasks: readonly Pick<
    RunTask,
    'id' | 'status' | 'dueOn' | 'startedAt' | 'submittedAt' | 'completedAt' | 'clockStoppedAt'
  >[],
  now: Instant,
): readonly OverdueMoment[] =>
  tasks
    .flatMap((task) => {
      const { id, dueOn, startedAt, completedAt, clockStoppedAt } = task;
      const submittedAt = isWithApprovers(task) ? task.submittedAt : null;
      return dueOn === null ||
        startedAt === null ||
        dueOn >= (completedAt ?? submittedAt ?? clockStoppedAt ?? now)
        ? []
        : { taskId: id, at: Math.max(dueOn, startedAt) };
    })
    .toSorted((a, b) => a.at - b.at);
