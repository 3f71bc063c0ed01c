import type { InstanceKey } from '../../core/ids.ts';
import type { FieldValue } from '../../field/field.ts';
import { readForm } from '../../run-model/read-value.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import { formOf, type RunView } from '../../run-model/run-view.ts';
import { formState, type FieldState } from '../../form/rules/form-state.ts';

/**
 * Returns which fields of a task form or intake form are shown and required. `read` returns the
 * values for the rules, such as those that the form shows.
 */
export const statesOfForm = (
  view: RunView,
  taskId: RunValue['taskId'],
  read: (value: RunValue) => FieldValue | null = (value) => readForm(view, value),
): ReadonlyMap<InstanceKey, FieldState> =>
  formState(formOf(view, taskId).map((value) => ({ ...value, value: read(value) })));
