import type { Instant, TaskId } from '../../core/ids.ts';
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
  tasks: readonly Pick<RunTask, 'id' | 'dueOn' | 'startedAt' | 'completedAt' | 'clockStoppedAt'>[],
  now: Instant,
): readonly OverdueMoment[] =>
  tasks
    .flatMap(({ id, dueOn, startedAt, completedAt, clockStoppedAt }) =>
      dueOn === null || startedAt === null || dueOn >= (completedAt ?? clockStoppedAt ?? now)
        ? []
        : { taskId: id, at: Math.max(dueOn, startedAt) },
    )
    .toSorted((a, b) => a.at - b.at);
