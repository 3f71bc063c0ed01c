import { dayOf } from '../../core/dates.ts';
import { isDeepEqual } from '../../core/equality.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import type { InstanceKey } from '../../core/ids.ts';
import type { FieldValue } from '../../field/field.ts';
import { isFilled, refusalsAt, valueRefusal } from '../../field/field-kinds.ts';
import { dayAcross } from '../../field/kinds/date-kind.ts';
import { readValue } from '../../run-model/read-value.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import { statesOfForm } from './place-states.ts';
import type { EnteredValue } from '../../run-model/command/command.ts';
import type { RunNow } from './enter-values.ts';
import { parseEnteredValue } from '../command/parse-entered-value.ts';
import { valueAt } from '../../run-model/run-view.ts';

/** A field to write to, and its new value. */
export interface PlacedEntry {
  /** The field that the person changed, which can show the value of another field. */
  readonly shown: RunValue;
  readonly place: RunValue;
  readonly next: FieldValue | null;
}

type Placed = PlacedEntry & { readonly at: string; readonly expectedVersion: number | null };

const placed = (
  view: RunNow,
  given: readonly EnteredValue[],
  target: (shown: RunValue) => RunValue | null | undefined,
): { readonly entries: readonly Placed[]; readonly refusal: Refusal | null } => {
  const entries: Placed[] = [];
  for (const one of given) {
    const { instance, expectedVersion = null } = one;
    const at = `values.${instance}`;
    const shown = valueAt(view, instance);
    const place = shown === undefined ? undefined : target(shown);
    if (shown === undefined || place === undefined)
      return { entries, refusal: refuse('UnknownReference', {}, at) };
    if (place === null) return { entries, refusal: refuse('FieldIsReadOnly', {}, at) };
    const read = parseEnteredValue(one, place, view.workflow.timeZone, at);
    if ('refusal' in read) return { entries, refusal: read.refusal };
    const next = read.next === null ? null : dayAcross(read.next, shown.field, place.field);
    entries.push({ shown, place, next, at, expectedVersion });
  }
  return { entries, refusal: null };
};

/** Refuses values that another person changed since the person looked. */
const conflictRefusals = (entries: readonly Placed[]): readonly Refusal[] =>
  entries
    .filter(
      ({ place, next, expectedVersion }) =>
        expectedVersion !== null &&
        expectedVersion !== place.version &&
        !isDeepEqual(place.committed, next),
    )
    .map(({ at }) => refuse('FieldChangedMeanwhile', {}, at));

/** Validates values by the rules of their forms, including all new values. */
const faults = (view: RunNow, entries: readonly Placed[]): readonly Refusal[] => {
  const today = dayOf(view.now, view.workflow.timeZone);
  const changed = new Map(entries.map(({ place, next }) => [place.key, next]));
  const standing = ({ key }: { readonly key: InstanceKey }): FieldValue | null =>
    changed.has(key) ? (changed.get(key) ?? null) : readValue(view, key);
  const states = new Map(
    [...new Set(entries.map(({ place }) => place.taskId))].flatMap((taskId) => [
      ...statesOfForm(view, taskId, standing),
    ]),
  );
  return entries.flatMap(({ place, next, at }) => {
    if (states.get(place.key)?.isMandatory === true && !isFilled(next, place.field))
      return [refuse('Required', {}, at)];
    const refusal = valueRefusal(next, place.field, today);
    return refusal === null ? [] : refusalsAt(refusal, at);
  });
};

const summed = (
  code: 'FieldsChangedMeanwhile' | 'ActionItemHasValidationErrors',
  details: readonly Refusal[],
): Refusal | null =>
  details.length === 0 ? null : { ...refuse(code, { count: details.length }), details };

/**
 * Returns values to store as submitted. Unlike drafts, each must be valid and can't overwrite
 * unseen changes. `target` returns the field to write to: null if not allowed, undefined if no such
 * field is shown.
 */
export const placedValues = (
  view: RunNow,
  given: readonly EnteredValue[],
  target: (shown: RunValue) => RunValue | null | undefined,
): { readonly entries: readonly PlacedEntry[]; readonly refusal: Refusal | null } => {
  const { entries, refusal } = placed(view, given, target);
  return {
    entries,
    refusal:
      refusal ??
      summed('FieldsChangedMeanwhile', conflictRefusals(entries)) ??
      summed('ActionItemHasValidationErrors', faults(view, entries)),
  };
};
