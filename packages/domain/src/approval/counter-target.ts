import { isFilledInByPeople } from '../field/field.ts';
import type { RunValue } from '../run-model/run-value.ts';
import { sharedSource } from '../run-model/shared-source.ts';
import type { RunTask } from '../run-model/run.ts';
import { formOf, taskByKey, taskOf, type RunView } from '../run-model/run-view.ts';

/** Returns the task with a form that a rejection sends back, if any. */
const sentBack = (view: RunView, approval: RunTask): RunTask | undefined => {
  const {
    approvalFor,
    plan: { rejectAction },
  } = approval;
  if (rejectAction?.kind === 'REOPEN_TASK' || rejectAction?.kind === 'REPORT_EXCEPTION')
    return taskByKey(view, rejectAction.task);
  const isReworked = rejectAction === null || rejectAction.kind === 'REWORK';
  return isReworked && approvalFor !== null ? taskOf(view, approvalFor) : undefined;
};

/**
 * The field whose rules a suggested value must meet: the shown field, or for an inherited value the
 * field where it was entered. Null if no one can change the value.
 */
export const counterPlace = (view: RunView, shown: RunValue): RunValue | null => {
  if (isFilledInByPeople(shown)) return shown;
  return shown.inputType === 'INHERITED' ? sharedSource(view, shown) : null;
};

/**
 * The task for whose form an approver can suggest other values. Null if no form is filled in again
 * after a rejection.
 */
export const counterTarget = (view: RunView, approval: RunTask): RunTask | null => {
  const target = sentBack(view, approval);
  return target?.type === 'DEFAULT' &&
    formOf(view, target.id).some((value) => counterPlace(view, value) !== null)
    ? target
    : null;
};
