import type { RunTask } from '../../run-model/run.ts';
import { sendingOf } from './sending.ts';

/**
 * Problem of an automated task's request. FAILED: a person must decide. RETRYING: failed and will
 * be retried. HELD: not sent, or its response not applied, until the task resumes.
 */
export const callTroubles = ['FAILED', 'RETRYING', 'HELD'] as const;
export type CallTrouble = (typeof callTroubles)[number];

/** Returns null without a problem, or if nothing waits for the request. */
export const callTrouble = (task: RunTask): CallTrouble | null => {
  const { automationState: state } = task;
  if (state === null || task.status !== 'PENDING_SUBMISSION' || task.frozeForReason === 'ENDED')
    return null;
  if (task.exception?.category === 'AUTOMATION') return 'FAILED';
  if (state.held !== null || (state.dueAt !== null && sendingOf(task) === null)) return 'HELD';
  return state.dueAt !== null && state.failure !== null ? 'RETRYING' : null;
};
