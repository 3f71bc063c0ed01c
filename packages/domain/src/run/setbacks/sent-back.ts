import type { Instant } from '../../core/ids.ts';
import type { DecisionRecord, TaskPatch } from '../event.ts';
import type { RunTask } from '../run.ts';

/** Whoever decides about work that was sent back too often has put an end to it: it is counted from the start again. */
export const loopLeft = ({ exception }: RunTask): TaskPatch =>
  exception?.category === 'LOOP_LIMIT' ? { rejectCycles: 0 } : {};

/** One more time that a task was sent back. At the limit it gets stuck, for the owner to look at. */
export const sentBackOnce = (
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

/** A rejection that can have nothing done again stands, counted, for the owner to decide. */
export const standsForOwner = (approval: RunTask, limit: number, at: Instant): TaskPatch => ({
  hasException: true,
  exception: { category: 'NOT_SENT_BACK', text: '', reportedBy: null, at },
  ...sentBackOnce(approval, limit, at).patch,
});
