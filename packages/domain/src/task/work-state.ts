import type { RunTask } from '../run/run.ts';

/**
 * Where a task stands for those it is assigned to. ACTIONABLE: waits for them now;
 * IN_REVIEW: handed in, waits for others; FROZEN: held by a pause, an end or an expiry.
 */
export type WorkState = 'NOT_STARTED' | 'ACTIONABLE' | 'IN_REVIEW' | 'FROZEN' | 'DONE';

/** Its children do it; people have to do with it once something is wrong. */
const runsByItself = (task: Pick<RunTask, 'type' | 'status' | 'hasException'>): boolean =>
  task.type === 'LINKED_WORKFLOW' && task.status === 'PENDING_SUBMISSION' && !task.hasException;

/** Decides which of a person's lists shows the task. */
export const workState = (
  task: Pick<RunTask, 'type' | 'status' | 'frozeForReason' | 'expirationStatus' | 'hasException'>,
): WorkState => {
  if (task.status === 'COMPLETED') return 'DONE';
  if (task.type === 'APPROVAL' && task.status === 'REJECTED') return 'DONE';
  if (task.status === 'INACTIVE') return 'NOT_STARTED';
  if (task.frozeForReason !== null || task.expirationStatus === 'EXPIRED') return 'FROZEN';
  return task.status === 'PENDING_REVIEW' || runsByItself(task) ? 'IN_REVIEW' : 'ACTIONABLE';
};

/** Started and not finished, whether it goes on or stands still. */
export const isStarted = (task: Parameters<typeof workState>[0]): boolean => {
  const state = workState(task);
  return state !== 'NOT_STARTED' && state !== 'DONE';
};

/** Started and not finished, as due dates see it. */
export const isOpen = (task: Parameters<typeof workState>[0]): boolean => {
  const state = workState(task);
  return state === 'ACTIONABLE' || state === 'IN_REVIEW';
};
