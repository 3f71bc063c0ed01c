import type { InstanceKey } from '@baton/domain/core/ids';
import type { FormRule } from '@baton/domain/form/form';
import { ruleToWire, type WireRule } from '@baton/domain/form/wire-rule';
import { builder } from '../../platform/graphql/builder.ts';
import { ConditionOperatorRef, FormEffectRef, MatchRef } from '../fields/index.ts';

type PlaceComparison = WireRule<{ readonly item: InstanceKey }>['comparisons'][number];

const PlaceComparisonRef = builder.objectRef<PlaceComparison>('PlaceComparison').implement({
  fields: (t) => ({
    instance: t.id({
      description: 'The place whose value is compared.',
      resolve: ({ item }) => item,
    }),
    operator: t.field({ type: ConditionOperatorRef, resolve: ({ operator }) => operator }),
    values: t.field({ type: ['FieldValue'], resolve: ({ values }) => values }),
    group: t.int({
      nullable: true,
      description: 'Its place in the groups of the rule, from 0; null where it stands by itself.',
      resolve: ({ group }) => group,
    }),
  }),
});

export const PlaceRuleRef = builder.objectRef<FormRule<InstanceKey>>('PlaceRule').implement({
  description: 'What decides whether a field is there, by what others of its form hold.',
  fields: (t) => ({
    effect: t.field({ type: FormEffectRef, resolve: ({ effect }) => effect }),
    match: t.field({ type: MatchRef, resolve: ({ match }) => match }),
    comparisons: t.field({
      type: [PlaceComparisonRef],
      resolve: (rule) => ruleToWire(rule).comparisons,
    }),
    groups: t.field({
      type: [MatchRef],
      description: 'How the comparisons of each group go together; a group counts as one.',
      resolve: (rule) => ruleToWire(rule).groups,
    }),
  }),
});
