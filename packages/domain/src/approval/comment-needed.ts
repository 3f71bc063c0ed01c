import type { Decision, RunTask } from '../run/run.ts';

/** Whether a vote has to say why. Agreement speaks for itself; a rejection does where the approval asks for it. */
export const commentNeeded = (
  approval: Pick<RunTask, 'requiresComment'>,
  decision: Decision,
): boolean => decision === 'REJECTED' && approval.requiresComment;
