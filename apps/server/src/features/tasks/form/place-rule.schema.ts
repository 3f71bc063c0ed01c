import type { InstanceKey } from '@baton/domain/core/ids';
import type { FormRule } from '@baton/domain/form/form';
import { flatRule, type FlatRule } from '@baton/domain/form/rules/flat-rule';
import { builder } from '../../../platform/graphql/builder.ts';
import { ConditionOperatorRef, FormEffectRef, MatchRef } from '../../fields/index.ts';

type PlaceComparison = FlatRule<{ readonly item: InstanceKey }>['comparisons'][number];

const PlaceComparisonRef = builder.objectRef<PlaceComparison>('PlaceComparison').implement({
  description: 'Comparison of a rule.',
  fields: (t) => ({
    instance: t.id({
      description: 'Field instance to compare.',
      resolve: ({ item }) => item,
    }),
    operator: t.field({
      type: ConditionOperatorRef,
      description: 'How the value is compared.',
      resolve: ({ operator }) => operator,
    }),
    values: t.field({
      type: ['FieldValue'],
      description: 'Values to compare with.',
      resolve: ({ values }) => values,
    }),
    group: t.int({
      nullable: true,
      description: 'Group of the rule, from 0. Null without a group.',
      resolve: ({ group }) => group,
    }),
  }),
});

export const PlaceRuleRef = builder.objectRef<FormRule<InstanceKey>>('PlaceRule').implement({
  description: 'Rule that shows a field or requires a value, by other values of the form.',
  fields: (t) => ({
    effect: t.field({
      type: FormEffectRef,
      description: 'What the rule does if its condition is met.',
      resolve: ({ effect }) => effect,
    }),
    match: t.field({
      type: MatchRef,
      description: 'How the comparisons or groups combine.',
      resolve: ({ match }) => match,
    }),
    comparisons: t.field({
      type: [PlaceComparisonRef],
      description: 'Comparisons of the rule.',
      resolve: (rule) => flatRule(rule).comparisons,
    }),
    groups: t.field({
      type: [MatchRef],
      description: 'How the comparisons of each group combine. A group counts as one comparison.',
      resolve: (rule) => flatRule(rule).groups,
    }),
  }),
});
