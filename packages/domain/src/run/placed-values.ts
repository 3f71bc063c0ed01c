import { refuse, type Refusal } from '../core/refusal.ts';
import type { FieldValue } from '../field/field.ts';
import { isFilled, parseValue, valueRefusal, wrongValueType } from '../field/field-kinds.ts';
import type { PlacedValue, RunValue } from '../field/run-value.ts';
import { valueAt, type RunView } from './run-view.ts';

/** A place to write to, and what will stand there. */
export interface PlacedEntry {
  readonly place: RunValue;
  readonly next: FieldValue | null;
}

/** What is wrong with an answer that has to be good at once. */
const entryRefusal = ({ place, next }: PlacedEntry): Refusal | null =>
  place.inputType === 'REQUESTED' && !isFilled(next, place.field)
    ? refuse('Required')
    : valueRefusal(next, place.field);

/**
 * Values that count as soon as they are written, unlike drafts: each has to be good. `target`
 * says where each is written: null where it cannot be, undefined where no such place is shown.
 */
export const placedValues = (
  view: RunView,
  given: readonly PlacedValue[],
  target: (shown: RunValue) => RunValue | null | undefined,
): { readonly entries: readonly PlacedEntry[]; readonly refusal: Refusal | null } => {
  const entries: PlacedEntry[] = [];
  const details: Refusal[] = [];
  for (const { instance, value } of given) {
    const at = `values.${instance}`;
    const shown = valueAt(view, instance);
    const place = shown === undefined ? undefined : target(shown);
    if (place === undefined) return { entries, refusal: refuse('UnknownReference', {}, at) };
    if (place === null) return { entries, refusal: refuse('FieldIsReadOnly', {}, at) };
    const next = parseValue(value, place.field);
    if (next === undefined) return { entries, refusal: wrongValueType(place.field, at) };
    const entry = { place, next };
    const refusal = entryRefusal(entry);
    if (refusal === null) entries.push(entry);
    else details.push(refuse(refusal.code, refusal.params, at));
  }
  return {
    entries,
    refusal:
      details.length === 0
        ? null
        : { ...refuse('ActionItemHasValidationErrors', { count: details.length }), details },
  };
};
