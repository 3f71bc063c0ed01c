import type { RunTask } from '../run/run.ts';
import { taskOf, valueAt, type RunView } from '../run/run-view.ts';
import { isAsked, isClosed, wasSubmitted } from './read-value.ts';
import type { RunValue } from './run-value.ts';

/** Follows what is only shown to where it was entered; null where the chain breaks off or was handed in on the way. */
const originOf = (view: RunView, shown: RunValue): RunValue | null => {
  let place: RunValue | undefined = shown;
  while (place?.inputType === 'INHERITED') {
    const task: RunTask | undefined =
      place.taskId === null ? undefined : taskOf(view, place.taskId);
    // What was handed in with it no longer follows its source.
    if ((task !== undefined && isClosed(task)) || place.source === null) return null;
    place = valueAt(view, place.source);
  }
  return place ?? null;
};

const stands = (view: RunView, origin: RunValue): boolean => {
  if (origin.inputType === 'PROVIDED') return false;
  const task = origin.taskId === null ? undefined : taskOf(view, origin.taskId);
  return task === undefined || wasSubmitted(task);
};

/**
 * D24: the place to which a change of what is shown here is written, the one truth that all
 * others show. Null where nothing was handed in yet, where it is entered here and now, or
 * where the designer has decided it.
 */
export const sharedSource = (view: RunView, shown: RunValue): RunValue | null => {
  const origin = originOf(view, shown);
  if (origin === null || !stands(view, origin)) return null;
  if (origin.key !== shown.key) return origin;
  // Its own answer: while it is worked on it is typed into the form.
  const task = shown.taskId === null ? undefined : taskOf(view, shown.taskId);
  return task === undefined || !isAsked(shown) || isClosed(task) ? origin : null;
};
