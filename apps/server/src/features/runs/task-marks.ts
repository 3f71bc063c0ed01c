import type { RunTask } from '@baton/domain/run/run';

/** What the engine keeps of a task and no list looks for: one value, and mostly none. */
export type TaskMarks = Pick<RunTask, 'isDueSetWhileHeld' | 'submittedFor' | 'exception'>;

const unmarked: TaskMarks = { isDueSetWhileHeld: false, submittedFor: [], exception: null };

/** As it is stored; null where there is nothing to keep. */
export const marksOf = ({
  isDueSetWhileHeld,
  submittedFor,
  exception,
}: TaskMarks): TaskMarks | null =>
  isDueSetWhileHeld || submittedFor.length > 0 || exception !== null
    ? { isDueSetWhileHeld, submittedFor, exception }
    : null;

/** As it was stored, by this version or by one that kept less. */
export const toMarks = (stored: Partial<TaskMarks> | null): TaskMarks => ({
  ...unmarked,
  ...stored,
});
