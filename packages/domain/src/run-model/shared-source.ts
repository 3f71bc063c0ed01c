import { taskOf, valueAt, type RunView } from './run-view.ts';
import { isAsked } from '../field/field.ts';
import { isClosed, isSourceChanged, wasSubmitted } from './read-value.ts';
import type { RunValue } from './run-value.ts';

/**
 * The fields from a shown one back to where its value was entered, the origin last. Null if the
 * chain is broken, or if a task on the way was submitted with another value than its source has
 * now.
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
 * The field to which a change of a shown value is written: the one where it was entered, whose
 * value all others show. Null if nothing was submitted yet, if it is entered here and now, or if
 * the designer has preset it.
 */
export const sharedSource = (view: RunView, shown: RunValue): RunValue | null => {
  const origin = pathOf(view, shown)?.at(-1) ?? null;
  if (origin === null || !stands(view, origin)) return null;
  if (origin.key !== shown.key) return origin;
  // A value of the task itself is edited in its form while the task is open.
  const task = shown.taskId === null ? undefined : taskOf(view, shown.taskId);
  return task === undefined || !isAsked(shown) || isClosed(task) ? origin : null;
};

/**
 * Every field that a change of a shown value is written to: its origin, and the fields of submitted
 * tasks on the way, which keep a copy of it.
 */
export const sharedTargets = (view: RunView, shown: RunValue): readonly RunValue[] =>
  sharedSource(view, shown) === null
    ? []
    : (pathOf(view, shown) ?? []).filter(({ inputType, taskId }) => {
        const task = taskId === null ? undefined : taskOf(view, taskId);
        return inputType !== 'INHERITED' || (task !== undefined && isClosed(task));
      });
