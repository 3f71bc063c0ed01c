import type { RunTask } from '../run/run.ts';

/**
 * Where a task stands for those it is assigned to. ACTIONABLE: waits for them now;
 * IN_REVIEW: handed in or called, waits for others; FROZEN: held by a pause, an end or an expiry.
 */
export type WorkState = 'NOT_STARTED' | 'ACTIONABLE' | 'IN_REVIEW' | 'FROZEN' | 'DONE';

/** Others do it: its children, or a server that is called. People have to do with it once something is wrong. */
const runsByItself = ({
  type,
  status,
  hasException,
  automationState,
}: Pick<RunTask, 'type' | 'status' | 'hasException' | 'automationState'>): boolean =>
  status === 'PENDING_SUBMISSION' &&
  !hasException &&
  (type === 'LINKED_WORKFLOW' || (automationState !== null && automationState.dueAt !== null));

/** Decides which of a person's lists shows the task. */
export const workState = (
  task: Pick<
    RunTask,
    'type' | 'status' | 'frozeForReason' | 'expirationStatus' | 'hasException' | 'automationState'
  >,
): WorkState => {
  if (task.status === 'COMPLETED') return 'DONE';
  if (task.type === 'APPROVAL' && task.status === 'REJECTED') return 'DONE';
  if (task.status === 'INACTIVE') return 'NOT_STARTED';
  if (task.frozeForReason !== null || task.expirationStatus === 'EXPIRED') return 'FROZEN';
  return task.status === 'PENDING_REVIEW' || runsByItself(task) ? 'IN_REVIEW' : 'ACTIONABLE';
};

/** Where a task stands for those in copy: they have nothing to do, and look mostly at what still goes on. */
export type CopyState = 'CC' | 'CC_DONE';
export const copyState = (state: WorkState): CopyState => (state === 'DONE' ? 'CC_DONE' : 'CC');

/** In the lists of those who do it: work that is only tried out waits in none of them but its own. */
export type ListState = WorkState | 'TEST';
export const listState = (task: Parameters<typeof workState>[0], isTestRun: boolean): ListState => {
  const state = workState(task);
  return isTestRun && state === 'ACTIONABLE' ? 'TEST' : state;
};

/** Given to somebody who has not said yet that they will do it. */
export const isToBeAcknowledged = (task: Pick<RunTask, 'status'>): boolean =>
  task.status === 'PENDING_ACKNOWLEDGEMENT';

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
