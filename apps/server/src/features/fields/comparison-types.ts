import type { ConditionOperator, Match } from '@baton/domain/condition/condition';
import type { FilterOperator } from '@baton/domain/field/kinds/kind-record';
import type { FormEffect } from '@baton/domain/form/form';
import { builder, enumValues } from '../../platform/graphql/builder.ts';

/** Operators and effects of conditions and form rules. */

export const MatchRef = builder.enumType('ConditionMatch', {
  description: 'How the parts of a condition combine.',
  values: enumValues<Match>({
    ALL: 'All parts must be met.',
    ANY: 'One part must be met.',
  }),
});
export const ConditionOperatorRef = builder.enumType('ConditionOperator', {
  description: 'How a value is compared.',
  values: enumValues<ConditionOperator>({
    EMPTY: 'Has no value.',
    NOT_EMPTY: 'Has a value.',
    EQUALS: 'Equals the value.',
    NOT_EQUALS: 'Differs from the value.',
    CONTAINS: 'Contains the text or the option.',
    NOT_CONTAINS: "Doesn't contain the text or the option.",
    GREATER_THAN: 'Greater or later than the value.',
    GREATER_THAN_OR_EQUALS: 'Greater or later than the value, or equal.',
    LESS_THAN: 'Less or earlier than the value.',
    LESS_THAN_OR_EQUALS: 'Less or earlier than the value, or equal.',
    BETWEEN: 'Between two values, including both.',
    CONTAINS_ANY_OF: 'Contains at least one given option.',
    CONTAINS_ALL_OF: 'Contains all given options.',
    CONTAINS_NONE_OF: 'Contains none of the given options.',
  }),
});

export const FilterOperatorRef = builder.enumType('FieldFilterOperator', {
  description: 'List filters for field values. The field type decides which apply.',
  values: enumValues<FilterOperator>({
    EQUALS: 'Equals the value.',
    NOT_EQUALS: 'Differs from the value.',
    GREATER_THAN: 'Greater or later than the value.',
    LESS_THAN: 'Less or earlier than the value.',
    CONTAINS_ALL_OF: 'Contains all given options.',
    CONTAINS_ALL: 'Contains all given texts.',
    CONTAINS_ANY: 'Contains at least one given text or option.',
    CONTAINS_NONE: 'Contains none of the given texts or options.',
    IS_ANY_OF: 'Is one of the given options.',
    IS_NONE_OF: 'Is none of the given options.',
  }),
});

export const FormEffectRef = builder.enumType('FormEffect', {
  description: 'What a rule does if its condition is met.',
  values: enumValues<FormEffect>({
    SHOW: "Shows the item, which is hidden if the condition isn't met.",
    HIDE: 'Hides the item.',
    MANDATORY: 'Shows the item and requires a value.',
  }),
});
