import type { RunTask } from '@baton/domain/run/run';

/** What the engine keeps of a task and no list looks for: one value, and mostly none. */
export type TaskMarks = Pick<
  RunTask,
  'isDueByHand' | 'isDueSetWhileHeld' | 'submittedFor' | 'exception'
>;

const unmarked: TaskMarks = {
  isDueByHand: false,
  isDueSetWhileHeld: false,
  submittedFor: [],
  exception: null,
};

/** As it is stored; null where there is nothing to keep. */
export const marksOf = ({
  isDueByHand,
  isDueSetWhileHeld,
  submittedFor,
  exception,
}: TaskMarks): TaskMarks | null =>
  isDueByHand || isDueSetWhileHeld || submittedFor.length > 0 || exception !== null
    ? { isDueByHand, isDueSetWhileHeld, submittedFor, exception }
    : null;

/** As it was stored, by this version or by one that kept less. */
export const toMarks = (stored: Partial<TaskMarks> | null): TaskMarks => ({
  ...unmarked,
  ...stored,
});
