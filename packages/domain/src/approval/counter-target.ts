import { isAsked } from '../field/read-value.ts';
import type { RunTask } from '../run/run.ts';
import { formOf, taskByKey, taskOf, type RunView } from '../run/run-view.ts';

/** Returns the task with a form that a rejection sends back, if any. */
const sentBack = (view: RunView, approval: RunTask): RunTask | undefined => {
  const { approvalFor, rejectAction } = approval;
  if (rejectAction?.kind === 'REOPEN_TASK' || rejectAction?.kind === 'REPORT_EXCEPTION')
    return taskByKey(view, rejectAction.task);
  const isReworked = rejectAction === null || rejectAction.kind === 'REWORK';
  return isReworked && approvalFor !== null ? taskOf(view, approvalFor) : undefined;
};

/**
 * Returns the task for which an approver can suggest values, or null if a rejection returns no
 * form.
 */
export const counterTarget = (view: RunView, approval: RunTask): RunTask | null => {
  const target = sentBack(view, approval);
  return target?.type === 'DEFAULT' && formOf(view, target.id).some(isAsked) ? target : null;
};
