import type { ConditionOperator, Match } from '../../condition/condition.ts';
import type { FieldValue } from '../../field/field.ts';
import type { FormComparison, FormEffect, FormRule } from '../form.ts';

/**
 * A rule in the API: flat, to limit the depth of queries. Comparisons name their group by its
 * position in the list.
 */

interface ComparedValues {
  readonly operator: ConditionOperator;
  readonly values: readonly FieldValue[];
  readonly group?: number | null | undefined;
}

export interface FlatRule<Comparison> {
  readonly effect: FormEffect;
  readonly match: Match;
  readonly comparisons: readonly (Comparison & ComparedValues)[];
  /** Match type of each group. */
  readonly groups?: readonly Match[] | null | undefined;
}

interface Compared<Key extends string> {
  readonly item: Key;
}

export const flatRule = <Key extends string>({
  effect,
  match,
  comparisons,
  groups,
}: FormRule<Key>): FlatRule<Compared<Key>> & { readonly groups: readonly Match[] } => ({
  effect,
  match,
  comparisons: [
    ...comparisons.map((comparison) => ({ ...comparison, group: null })),
    ...groups.flatMap((one, group) =>
      one.comparisons.map((comparison) => ({ ...comparison, group })),
    ),
  ],
  groups: groups.map((group) => group.match),
});

/** Parses a rule. A comparison of a missing group becomes a direct one. */
export function nestedRule<Comparison, Key extends string>(
  { effect, match, comparisons, groups }: FlatRule<Comparison>,
  itemOf: (comparison: Comparison) => Key,
): FormRule<Key> {
  const matches = groups ?? [];
  const within = (at: number | null): readonly FormComparison<Key>[] =>
    comparisons
      .filter(({ group }) => (matches[group ?? -1] === undefined ? null : group) === at)
      .map((one) => ({ item: itemOf(one), operator: one.operator, values: one.values }));
  return {
    effect,
    match,
    comparisons: within(null),
    groups: matches.map((of, at) => ({ match: of, comparisons: within(at) })),
  };
}
