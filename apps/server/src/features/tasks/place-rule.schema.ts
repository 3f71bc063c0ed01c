import type { InstanceKey } from '@baton/domain/core/ids';
import type { FormComparison, FormRule } from '@baton/domain/form/form';
import { builder } from '../../platform/graphql/builder.ts';
import { ConditionOperatorRef, FormEffectRef, MatchRef } from '../fields/index.ts';

const PlaceComparisonRef = builder
  .objectRef<FormComparison<InstanceKey>>('PlaceComparison')
  .implement({
    fields: (t) => ({
      instance: t.id({
        description: 'The place whose value is compared.',
        resolve: ({ item }) => item,
      }),
      operator: t.field({ type: ConditionOperatorRef, resolve: ({ operator }) => operator }),
      values: t.field({ type: ['FieldValue'], resolve: ({ values }) => values }),
    }),
  });

export const PlaceRuleRef = builder.objectRef<FormRule<InstanceKey>>('PlaceRule').implement({
  description: 'What decides whether a field is there, by what others of its form hold.',
  fields: (t) => ({
    effect: t.field({ type: FormEffectRef, resolve: ({ effect }) => effect }),
    match: t.field({ type: MatchRef, resolve: ({ match }) => match }),
    comparisons: t.field({ type: [PlaceComparisonRef], resolve: (rule) => rule.comparisons }),
  }),
});
