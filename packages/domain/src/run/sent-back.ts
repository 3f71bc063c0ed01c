import type { Instant } from '../core/ids.ts';
import { rejectCycleLimit } from '../task/limits.ts';
import type { DecisionRecord, TaskPatch } from './event.ts';
import type { RunTask } from './run.ts';

/** One more time that a task was sent back. At the limit it gets stuck, for the owner to look at. */
export const sentBackOnce = (
  task: RunTask,
  at: Instant,
): { readonly patch: TaskPatch; readonly decisions: readonly DecisionRecord[] } => {
  const rejectCycles = task.rejectCycles + 1;
  if (rejectCycles < rejectCycleLimit) return { patch: { rejectCycles }, decisions: [] };
  return {
    patch: {
      rejectCycles,
      hasException: true,
      exception: { category: 'LOOP_LIMIT', text: '', reportedBy: null, at },
    },
    decisions: [
      {
        rule: 'LOOP_LIMIT',
        operands: { rejectCycles, max: rejectCycleLimit },
        result: 'EXCEPTION',
      },
    ],
  };
};
