import type { Instant } from '../core/ids.ts';
import type { AutomationState } from './automation-state.ts';
import type { RunTask, RunWorkflow } from '../run/run.ts';
import { isReported } from '../task/exception.ts';

/** No call is to be made any more, and what is under way counts for nothing. */
export const withoutCall = (
  task: Pick<RunTask, 'automationState'>,
  again: AutomationState['again'] = 'CALL',
): Pick<RunTask, 'automationState'> | null => {
  const { automationState: state } = task;
  if (state === null) return null;
  const isAsItIs = state.dueAt === null && state.held === null && state.again === again;
  return isAsItIs ? null : { automationState: { ...state, dueAt: null, held: null, again } };
};

/** A call that is to be made: what the outbox has to hold for the task. */
export interface Sending {
  readonly group: number;
  readonly dueAt: Instant;
}

/** What the outbox has to hold for a task; null: nothing. What stands still calls nobody. */
export const sendingOf = (task: RunTask): Sending | null => {
  const { automationState: state } = task;
  if (state === null || state.dueAt === null) return null;
  if (task.status !== 'PENDING_SUBMISSION') return null;
  if (task.frozeForReason !== null || task.expirationStatus === 'EXPIRED' || isReported(task))
    return null;
  return { group: state.group, dueAt: state.dueAt };
};

/** The same in its workflow: what is deleted calls nobody until it is restored. */
export const sendingIn = (
  { deletedAt }: Pick<RunWorkflow, 'deletedAt'>,
  task: RunTask,
): Sending | null => (deletedAt === null ? sendingOf(task) : null);
