import { isFilled } from '../../field/field-kinds.ts';
import { readValue } from '../../run-model/read-value.ts';
import { statesOfForm } from '../values/place-states.ts';
import { childrenOf, formOf, type RunView } from '../../run-model/run-view.ts';
import type { RunTask } from '../../run-model/run.ts';

/**
 * Returns whether the task needs a person: it has approvals, or a required or inherited value is
 * missing. Drafts and values from before a reset don't count.
 */
export const demandsWork = (view: RunView, task: RunTask): boolean => {
  if (childrenOf(view, task).length > 0) return true;
  const states = statesOfForm(view, task.id, ({ key }) => readValue(view, key));
  return formOf(view, task.id).some((value) => {
    const state = states.get(value.key);
    if (state?.isShown !== true) return false;
    const isWanted = state.isMandatory || (value.inputType === 'INHERITED' && value.required);
    return isWanted && !isFilled(readValue(view, value.key), value.field);
  });
};
