import { refuse, type Refusal } from '@baton/domain/core/refusal';

const prefix = 'values.';

/** Returns the refusal of one field: its own, or one for all its cells. */
const atPlace = (place: string, refusals: readonly Refusal[]): Refusal =>
  refusals.find(({ field }) => field === prefix + place) ?? {
    ...refuse('TableHasErrors', { count: refusals.length }, prefix + place),
    details: refusals,
  };

/** Groups refusals by field. A refusal of a cell belongs to its table. */
export const refusalsByField = (refusals: readonly Refusal[]): ReadonlyMap<string, Refusal> => {
  const byPlace = Map.groupBy(
    refusals.filter(({ field }) => field?.startsWith(prefix) === true),
    ({ field = '' }) => field.slice(prefix.length).split('.')[0] ?? '',
  );
  return new Map([...byPlace].map(([place, of]) => [place, atPlace(place, of)]));
};
