import type { Instant, TaskId } from '../../core/ids.ts';
import { isWithApprovers } from '../../task/due.ts';
import type { RunTask } from '../run.ts';

/** The moment at which a task became overdue. */
export interface OverdueMoment {
  readonly taskId: TaskId;
  readonly at: Instant;
}

/**
 * Time passes without an event: what became overdue is seen from the tasks as they are.
 * A task that started after it was due was overdue from its start.
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
