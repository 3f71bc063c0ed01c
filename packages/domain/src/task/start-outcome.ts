import type { WantedOutcome } from '../blueprint/content.ts';
import type { RunTask } from '../run-model/run.ts';

/** Returns whether a task has the required outcome. Skipped and expired tasks have no outcome. */
export const isOutcome = (
  { status, approvalStatus }: Pick<RunTask, 'status' | 'approvalStatus'>,
  outcome: WantedOutcome,
): boolean => status === 'COMPLETED' && (outcome === 'COMPLETED' || approvalStatus === outcome);
