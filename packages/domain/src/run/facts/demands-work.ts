import { isFilled } from '../../field/field-kinds.ts';
import { isAsked, readForm } from '../../field/read-value.ts';
import { statesOfForm } from '../../form/place-states.ts';
import { childrenOf, formOf, type RunView } from '../run-view.ts';
import type { RunTask } from '../run.ts';

/**
 * Whether the task cannot be done without anybody doing it: it is approved, or its form wants
 * an answer or a value taken over that is not there. What waits as a draft is no answer.
 */
export const demandsWork = (view: RunView, task: RunTask): boolean => {
  if (childrenOf(view, task).length > 0) return true;
  const states = statesOfForm(view, task.id, (value) =>
    isAsked(value) ? value.committed : readForm(view, value),
  );
  return formOf(view, task.id).some((value) => {
    const state = states.get(value.key);
    if (state?.isShown !== true) return false;
    const isWanted = state.isMandatory || (value.inputType === 'INHERITED' && value.required);
    const there = isAsked(value) ? value.committed : readForm(view, value);
    return isWanted && !isFilled(there, value.field);
  });
};
