import type { Refusal } from '@baton/domain/core/refusal';

const prefix = 'values.';

/** The refusals that concern one place of a form each, by its key. */
export const refusalsByField = (refusals: readonly Refusal[]): ReadonlyMap<string, Refusal> =>
  new Map(
    refusals.flatMap((refusal) =>
      refusal.field?.startsWith(prefix) === true
        ? [[refusal.field.slice(prefix.length), refusal] as const]
        : [],
    ),
  );
