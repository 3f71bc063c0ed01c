import type { WantedOutcome } from '../blueprint/content.ts';
import type { RunTask } from '../run/run.ts';

/** Whether a task came to what somebody waits for. Skipped and expired work came to nothing. */
export const isOutcome = (
  { status, approvalStatus }: Pick<RunTask, 'status' | 'approvalStatus'>,
  outcome: WantedOutcome,
): boolean => status === 'COMPLETED' && (outcome === 'COMPLETED' || approvalStatus === outcome);
