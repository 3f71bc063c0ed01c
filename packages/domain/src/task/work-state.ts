import type { RunTask } from '../run-model/run.ts';

/**
 * What a task means for its assignees. ACTIONABLE: they must act. IN_REVIEW: the task is submitted
 * and others must act, or a server or linked workflows do it. FROZEN: blocked by a pause, end, or
 * expiry.
 */
export type WorkState = 'NOT_STARTED' | 'ACTIONABLE' | 'IN_REVIEW' | 'FROZEN' | 'DONE';

/**
 * Returns whether linked workflows or a server do the task, so that people must act only if there
 * is a problem.
 */
const runsByItself = ({
  type,
  status,
  hasException,
  automationState,
}: Pick<RunTask, 'type' | 'status' | 'hasException' | 'automationState'>): boolean =>
  status === 'PENDING_SUBMISSION' &&
  !hasException &&
  (type === 'LINKED_WORKFLOW' || (automationState !== null && automationState.dueAt !== null));

/** Returns in which of a person's lists the task appears. */
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

/** The state of a task for its watchers, who mostly view open tasks. */
export type CopyState = 'CC' | 'CC_DONE';
export const copyState = (state: WorkState): CopyState => (state === 'DONE' ? 'CC_DONE' : 'CC');

/** List in which assignees find the task. Tasks of test runs have their own list. */
export type ListState = WorkState | 'TEST';
export const listState = (task: Parameters<typeof workState>[0], isTestRun: boolean): ListState => {
  const state = workState(task);
  return isTestRun && state === 'ACTIONABLE' ? 'TEST' : state;
};

/** Returns whether the task waits for its acceptance. */
export const isToBeAcknowledged = (task: Pick<RunTask, 'status'>): boolean =>
  task.status === 'PENDING_ACKNOWLEDGEMENT';

/** Returns whether the task has started and isn't completed, even while it is paused. */
export const isStarted = (task: Parameters<typeof workState>[0]): boolean => {
  const state = workState(task);
  return state !== 'NOT_STARTED' && state !== 'DONE';
};

/** Returns whether the task has started and isn't completed, as far as due dates are concerned. */
export const isOpen = (task: Parameters<typeof workState>[0]): boolean => {
  const state = workState(task);
  return state === 'ACTIONABLE' || state === 'IN_REVIEW';
};
