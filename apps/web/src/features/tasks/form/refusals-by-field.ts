import { refuse, type Refusal } from '@baton/domain/core/refusal';

const prefix = 'values.';

/** What is wrong with one place: itself, or as many of the cells of its table. */
const atPlace = (place: string, refusals: readonly Refusal[]): Refusal =>
  refusals.find(({ field }) => field === prefix + place) ?? {
    ...refuse('TableHasErrors', { count: refusals.length }, prefix + place),
    details: refusals,
  };

/** What concerns one place of a form each, by its key; what concerns a cell belongs to its table. */
export const refusalsByField = (refusals: readonly Refusal[]): ReadonlyMap<string, Refusal> => {
  const byPlace = Map.groupBy(
    refusals.filter(({ field }) => field?.startsWith(prefix) === true),
    ({ field = '' }) => field.slice(prefix.length).split('.')[0] ?? '',
  );
  return new Map([...byPlace].map(([place, of]) => [place, atPlace(place, of)]));
};
