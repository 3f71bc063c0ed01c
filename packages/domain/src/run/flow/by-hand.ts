import { dayOf } from '../../core/dates.ts';
import type { InstanceKey } from '../../core/ids.ts';
import { fail, ok, refuse, type Result } from '../../core/refusal.ts';
import type { AutomationOutput } from '../../automation/automation-result.ts';
import { parseValue, refusalsAt, valueRefusal, wrongValueType } from '../../field/field-kinds.ts';
import { readValue } from '../../run-model/read-value.ts';
import { isFilledInByPeople, type FieldValue } from '../../field/field.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import type { Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { formOf, valueAt, type RunView } from '../../run-model/run-view.ts';

/** A field that a request or linked workflow should have filled in. */
export interface PlaceByHand {
  readonly place: RunValue;
  /** Whether the task can't be completed without it. */
  readonly isRequired: boolean;
}

const outputsOf = ({
  plan: { automation, link },
}: RunTask): ReadonlyMap<InstanceKey, boolean | null> =>
  new Map([
    ...(automation?.outputs ?? []).map(
      ({ instance, isRequired }) => [instance, isRequired] as const,
    ),
    ...(link?.outputs ?? []).map(({ to }) => [to, null] as const),
  ]);

/** Returns the fields to fill in when the task is completed manually, in form order. */
export const manualPlaces = (view: RunView, task: RunTask): readonly PlaceByHand[] => {
  const outputs = outputsOf(task);
  return formOf(view, task.id).flatMap((place) => {
    const required = outputs.get(place.key);
    // The form of an automated task is filled in only by its request.
    const isAlsoAsked = task.plan.automation === null && isFilledInByPeople(place);
    if (required === undefined && !isAlsoAsked) return [];
    return [{ place, isRequired: required ?? place.inputType === 'REQUESTED' }];
  });
};

/** Returns whether a value of the field is stored directly as an output, not as a form draft. */
export const isOutput = (task: RunTask, place: Pick<RunValue, 'key' | 'inputType'>): boolean =>
  outputsOf(task).has(place.key) && (task.plan.automation !== null || !isFilledInByPeople(place));

/**
 * What a person typed in such a field before they undid the completion. A draft without an author
 * is a value from before a reset.
 */
export const typedByHand = ({ draft }: RunValue): FieldValue | null =>
  draft === null || draft.by === null ? null : draft.value;

/** Returns the outputs entered manually, or refusals for missing or wrong values. */
export const manualOutputs = (
  ledger: Ledger,
  task: RunTask,
  given: readonly { readonly instance: InstanceKey; readonly value: unknown }[],
): Result<readonly AutomationOutput[]> => {
  const outputs: AutomationOutput[] = [];
  const today = dayOf(ledger.now, ledger.workflow.timeZone);
  const typed = formOf(ledger, task.id).flatMap((place) => {
    const value = typedByHand(place);
    const isGiven = given.some(({ instance }) => instance === place.key);
    return value === null || isGiven || !isOutput(task, place)
      ? []
      : [{ instance: place.key, value }];
  });
  for (const { instance, value: raw } of [...given, ...typed]) {
    const place = valueAt(ledger, instance);
    const at = `values.${instance}`;
    if (place === undefined || place.taskId !== task.id)
      return fail(refuse('UnknownReference', {}, at));
    const value = parseValue(raw, place.field, ledger.workflow.timeZone);
    if (value === undefined) return fail(wrongValueType(place.field, raw, at));
    const wrong = valueRefusal(value, place.field, today);
    const [first, ...others] = wrong === null ? [] : refusalsAt(wrong, at);
    if (first !== undefined) return fail(first, ...others);
    if (value !== null) outputs.push({ instance, value });
  }
  const missing = manualPlaces(ledger, task).find(
    ({ place, isRequired }) =>
      isRequired &&
      isOutput(task, place) &&
      readValue(ledger, place.key) === null &&
      !outputs.some(({ instance }) => instance === place.key),
  );
  return missing === undefined
    ? ok(outputs)
    : fail(refuse('Required', {}, `values.${missing.place.key}`));
};
