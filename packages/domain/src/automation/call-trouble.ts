import type { RunTask } from '../run/run.ts';
import { sendingOf } from './sending.ts';

/**
 * What is the matter with the call of an automated task. FAILED: somebody has to decide.
 * RETRYING: it failed and is made again by itself. HELD: it is not made, or its answer does not
 * count, until the task goes on.
 */
export const callTroubles = ['FAILED', 'RETRYING', 'HELD'] as const;
export type CallTrouble = (typeof callTroubles)[number];

/** Null: nothing, or nobody waits for the call any more. */
export const callTrouble = (task: RunTask): CallTrouble | null => {
  const { automationState: state } = task;
  if (state === null || task.status !== 'PENDING_SUBMISSION' || task.frozeForReason === 'ENDED')
    return null;
  if (task.exception?.category === 'AUTOMATION') return 'FAILED';
  if (state.held !== null || (state.dueAt !== null && sendingOf(task) === null)) return 'HELD';
  return state.dueAt !== null && state.failure !== null ? 'RETRYING' : null;
};
