import { isAsked } from '../field/read-value.ts';
import type { RunTask } from '../run/run.ts';
import { formOf, taskByKey, taskOf, type RunView } from '../run/run-view.ts';

/** The work that a rejection of the approval has done again, where it is work with a form. */
const sentBack = (view: RunView, approval: RunTask): RunTask | undefined => {
  const { approvalFor, rejectAction } = approval;
  if (rejectAction?.kind === 'REOPEN_TASK' || rejectAction?.kind === 'REPORT_EXCEPTION')
    return taskByKey(view, rejectAction.task);
  const isReworked = rejectAction === null || rejectAction.kind === 'REWORK';
  return isReworked && approvalFor !== null ? taskOf(view, approvalFor) : undefined;
};

/**
 * A4: the task for which an approver may propose other values; null where a rejection does
 * not lead to a form that is filled in again.
 */
export const counterTarget = (view: RunView, approval: RunTask): RunTask | null => {
  const target = sentBack(view, approval);
  return target?.type === 'DEFAULT' && formOf(view, target.id).some(isAsked) ? target : null;
};
