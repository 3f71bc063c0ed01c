import type { AutomationState } from '../../automation/automation-state.ts';
import type { AutomationFailure } from '../../automation/automation-result.ts';
import { addressLine } from '../../automation/request-lines.ts';
import { inputsOf } from '../../automation/template.ts';
import { readValue } from '../../run-model/read-value.ts';
import type { TaskPatch } from '../../run-model/event.ts';
import type { Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { valueAt, type RunView } from '../../run-model/run-view.ts';

/** Returns whether all required inputs of the request have values. */
const isMappingComplete = (view: RunView, { plan: { automation } }: RunTask): boolean =>
  automation !== null &&
  automation.url !== '' &&
  inputsOf(automation).every(
    (instance) =>
      readValue(view, instance) !== null || valueAt(view, instance)?.inputType === 'OPTIONAL',
  );

/** Reports that a request failed permanently; the owner or an editor must decide. */
export const failedPermanently = (
  ledger: Ledger,
  state: AutomationState,
  failure: AutomationFailure,
): TaskPatch => ({
  automationState: { ...state, dueAt: null, held: null, failure },
  hasException: true,
  exception: { category: 'AUTOMATION', text: '', reportedBy: null, at: ledger.now },
});

/**
 * Starts a new request after the undo window of the command. If an input is missing, it fails
 * without a request.
 */
export const startRequest = (ledger: Ledger, task: RunTask, isNow = false): TaskPatch => {
  const state: AutomationState = {
    group: (task.automationState?.group ?? 0) + 1,
    attempts: 0,
    dueAt: isNow || task.plan.automation?.isAtOnce === true ? ledger.now : ledger.releaseAt,
    failure: null,
    held: null,
    again: 'CALL',
    ...(task.plan.automation !== null && { called: addressLine(task.plan.automation) }),
  };
  return isMappingComplete(ledger, task)
    ? { automationState: state }
    : failedPermanently(ledger, state, 'FieldMappingForAutomationTaskMustBeCompleted');
};

/**
 * Returns the request of a starting task. After a reset, it can use the earlier result
 * (`keepResult`) or wait until its effects are reversed.
 */
export const callAtStart = (ledger: Ledger, task: RunTask): TaskPatch => {
  const { automationState: state } = task;
  if (state?.again === 'KEEP') return {};
  if (state?.again === 'COMPENSATE')
    return failedPermanently(ledger, { ...state, attempts: 0, again: 'CALL' }, 'TO_BE_UNDONE');
  return startRequest(ledger, task);
};
