import type { InstanceKey } from '../core/ids.ts';
import type { FieldValue } from '../field/field.ts';
import { readForm } from '../field/read-value.ts';
import type { RunValue } from '../field/run-value.ts';
import { formOf, type RunView } from '../run/run-view.ts';
import { formState, type FieldState } from './form-state.ts';

/**
 * What of the form of a task, or of what is asked at the start, is there and has to be answered.
 * `read` says what is looked at; for those who fill it in, what its form shows.
 */
export const statesOfForm = (
  view: RunView,
  taskId: RunValue['taskId'],
  read: (value: RunValue) => FieldValue | null = (value) => readForm(view, value),
): ReadonlyMap<InstanceKey, FieldState> =>
  formState(formOf(view, taskId).map((value) => ({ ...value, value: read(value) })));
