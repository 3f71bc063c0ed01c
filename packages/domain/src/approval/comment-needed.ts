import type { Decision } from '../run-model/run.ts';
import type { TaskPlan } from '../run-model/task-plan.ts';

/** Returns whether a vote needs a comment: only rejections, if the approval requires it. */
export const commentNeeded = (
  { requiresComment }: Pick<TaskPlan, 'requiresComment'>,
  decision: Decision,
): boolean => decision === 'REJECTED' && requiresComment;
