import type { Decision, RunTask } from '../run-model/run.ts';

/** Returns whether a vote needs a comment: only rejections, if the approval requires it. */
export const commentNeeded = (
  approval: Pick<RunTask, 'requiresComment'>,
  decision: Decision,
): boolean => decision === 'REJECTED' && approval.requiresComment;
