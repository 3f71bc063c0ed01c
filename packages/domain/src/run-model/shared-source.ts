import { taskOf, valueAt, type RunView } from './run-view.ts';
import { isFilledInByPeople } from '../field/field.ts';
import { isClosed, isSourceChanged, wasSubmitted } from './read-value.ts';
import type { RunValue } from './run-value.ts';

/**
 * Returns the chain of fields from a shown field back to the one in which its value was entered.
 * Null if the chain is broken, or if a task between them was submitted with another value than its
 * source has now.
 */
const pathOf = (view: RunView, shown: RunValue): readonly RunValue[] | null => {
  const path = [shown];
  let place = shown;
  while (place.inputType === 'INHERITED') {
    const task = place.taskId === null ? undefined : taskOf(view, place.taskId);
    const isKept = task !== undefined && isClosed(task);
    const next = place.source === null ? undefined : valueAt(view, place.source);
    if (next === undefined || (isKept && isSourceChanged(view, place))) return null;
    place = next;
    path.push(place);
  }
  return path;
};

const stands = (view: RunView, origin: RunValue): boolean => {
  if (origin.inputType === 'PROVIDED') return false;
  const task = origin.taskId === null ? undefined : taskOf(view, origin.taskId);
  return task === undefined || wasSubmitted(task);
};

/**
 * Returns the field to which a change of a shown value is written: the one in which the value was
 * entered and which all others show. Null if no value was submitted yet, if people enter it in the
 * shown field itself, or if it is preset.
 */
export const sharedSource = (view: RunView, shown: RunValue): RunValue | null => {
  const origin = pathOf(view, shown)?.at(-1) ?? null;
  if (origin === null || !stands(view, origin)) return null;
  if (origin.key !== shown.key) return origin;
  // While the task is open, its own values are changed in its form instead.
  const task = shown.taskId === null ? undefined : taskOf(view, shown.taskId);
  return task === undefined || !isFilledInByPeople(shown) || isClosed(task) ? origin : null;
};

/**
 * Returns every field to which a change of a shown value is written: the one in which it was
 * entered, and the fields of submitted tasks between them, which have a copy of the value.
 */
export const sharedTargets = (view: RunView, shown: RunValue): readonly RunValue[] =>
  sharedSource(view, shown) === null
    ? []
    : (pathOf(view, shown) ?? []).filter(({ inputType, taskId }) => {
        const task = taskId === null ? undefined : taskOf(view, taskId);
        return inputType !== 'INHERITED' || (task !== undefined && isClosed(task));
      });
