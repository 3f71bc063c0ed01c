import type { Instant } from '../../core/ids.ts';
import type { DecisionRecord, TaskPatch } from '../../run-model/event.ts';
import type { RunTask } from '../../run-model/run.ts';

/** Resets the rework count when the rework limit problem is resolved. */
export const resetReworkCount = ({ exception }: RunTask): TaskPatch =>
  exception?.category === 'LOOP_LIMIT' ? { rejectCycles: 0 } : {};

/** Counts one more return. At the rework limit, reports a problem for the owner. */
export const countReturn = (
  task: RunTask,
  limit: number,
  at: Instant,
): { readonly patch: TaskPatch; readonly decisions: readonly DecisionRecord[] } => {
  const rejectCycles = task.rejectCycles + 1;
  if (rejectCycles < limit) return { patch: { rejectCycles }, decisions: [] };
  return {
    patch: {
      rejectCycles,
      hasException: true,
      exception: { category: 'LOOP_LIMIT', text: '', reportedBy: null, at },
    },
    decisions: [
      {
        rule: 'LOOP_LIMIT',
        operands: { rejectCycles, max: limit },
        result: 'EXCEPTION',
      },
    ],
  };
};

/** Returns the problem of a rejection that can't send anything back, for the owner to decide. */
export const notSentBackProblem = (approval: RunTask, limit: number, at: Instant): TaskPatch => ({
  hasException: true,
  exception: { category: 'NOT_SENT_BACK', text: '', reportedBy: null, at },
  ...countReturn(approval, limit, at).patch,
});
