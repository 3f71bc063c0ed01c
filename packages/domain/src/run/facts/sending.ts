import type { Instant } from '../../core/ids.ts';
import type { AutomationState } from '../../automation/automation-state.ts';
import type { RunTask, RunWorkflow } from '../../run-model/run.ts';
import { isReported } from '../../run-model/exception.ts';

/** Cancels the request; a response to it no longer counts. */
export const withoutCall = (
  task: Pick<RunTask, 'automationState'>,
  again: AutomationState['again'] = 'CALL',
): Pick<RunTask, 'automationState'> | null => {
  const { automationState: state } = task;
  if (state === null) return null;
  const isAsItIs = state.dueAt === null && state.held === null && state.again === again;
  return isAsItIs ? null : { automationState: { ...state, dueAt: null, held: null, again } };
};

/** A request to send, as stored in the outbox. */
export interface Sending {
  readonly group: number;
  readonly dueAt: Instant;
}

/** Returns the outbox entry for a task, or null. Paused tasks send nothing. */
export const sendingOf = (task: RunTask): Sending | null => {
  const { automationState: state } = task;
  if (state === null || state.dueAt === null) return null;
  if (task.status !== 'PENDING_SUBMISSION') return null;
  if (task.frozeForReason !== null || task.expirationStatus === 'EXPIRED' || isReported(task))
    return null;
  return { group: state.group, dueAt: state.dueAt };
};

/**
 * Returns the outbox entry for a task, or null. Unlike `sendingOf`, also checks that the workflow
 * isn't deleted.
 */
export const sendingIn = (
  { deletedAt }: Pick<RunWorkflow, 'deletedAt'>,
  task: RunTask,
): Sending | null => (deletedAt === null ? sendingOf(task) : null);
