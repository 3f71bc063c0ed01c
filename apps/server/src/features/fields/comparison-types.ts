import type { ConditionOperator, Match } from '@baton/domain/condition/condition';
import type { FilterOperator } from '@baton/domain/field/kinds/kind-record';
import type { FormEffect } from '@baton/domain/form/form';
import { builder } from '../../platform/graphql/builder.ts';

/** Operators and effects of conditions and form rules. */

export const MatchRef = builder.enumType('ConditionMatch', {
  values: ['ALL', 'ANY'] as const satisfies readonly Match[],
});
export const ConditionOperatorRef = builder.enumType('ConditionOperator', {
  values: [
    'EMPTY',
    'NOT_EMPTY',
    'EQUALS',
    'NOT_EQUALS',
    'CONTAINS',
    'NOT_CONTAINS',
    'GREATER_THAN',
    'GREATER_THAN_OR_EQUALS',
    'LESS_THAN',
    'LESS_THAN_OR_EQUALS',
    'BETWEEN',
    'CONTAINS_ANY_OF',
    'CONTAINS_ALL_OF',
    'CONTAINS_NONE_OF',
  ] as const satisfies readonly ConditionOperator[],
});

export const FilterOperatorRef = builder.enumType('FieldFilterOperator', {
  description: 'List filters for field values. The field type decides which apply.',
  values: [
    'EQUALS',
    'NOT_EQUALS',
    'GREATER_THAN',
    'LESS_THAN',
    'CONTAINS_ALL_OF',
    'CONTAINS_ALL',
    'CONTAINS_ANY',
    'CONTAINS_NONE',
    'IS_ANY_OF',
    'IS_NONE_OF',
  ] as const satisfies readonly FilterOperator[],
});

export const FormEffectRef = builder.enumType('FormEffect', {
  description:
    'SHOW: shown only if the condition is met. HIDE: hidden if it is met. MANDATORY: shown and required if it is met.',
  values: ['SHOW', 'HIDE', 'MANDATORY'] as const satisfies readonly FormEffect[],
});
