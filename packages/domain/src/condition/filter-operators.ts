import type { FilterOperator } from '../field/kinds/kind-record.ts';
import type { ConditionOperator } from './condition.ts';

/** Filters use condition operators; a selection is a list of one. */
const comparisons: Readonly<Record<FilterOperator, ConditionOperator>> = {
  EQUALS: 'EQUALS',
  NOT_EQUALS: 'NOT_EQUALS',
  GREATER_THAN: 'GREATER_THAN',
  LESS_THAN: 'LESS_THAN',
  CONTAINS_ALL_OF: 'CONTAINS_ALL_OF',
  CONTAINS_ALL: 'CONTAINS_ALL_OF',
  CONTAINS_ANY: 'CONTAINS_ANY_OF',
  CONTAINS_NONE: 'CONTAINS_NONE_OF',
  IS_ANY_OF: 'CONTAINS_ANY_OF',
  IS_NONE_OF: 'CONTAINS_NONE_OF',
};

/** Returns the condition operator of a filter. */
export const comparisonOf = (operator: FilterOperator): ConditionOperator => comparisons[operator];

export const isFilterOperator = (text: string): text is FilterOperator =>
  Object.hasOwn(comparisons, text);
