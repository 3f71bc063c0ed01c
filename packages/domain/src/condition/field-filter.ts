import { fieldKinds } from '../field/field-kinds.ts';
import type { BlueprintField, FieldShape, FieldValue } from '../field/field.ts';
import type { FilterOperator } from '../field/kinds/kind-record.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { comparing } from './compare-values.ts';
import { comparisonOf } from './filter-operators.ts';
import { areValuesFitting } from './fitting-values.ts';
import { storedComparands } from './stored-comparand.ts';

/** A filter of lists by values of a field. */
export interface FieldFilter {
  readonly operator: FilterOperator;
  readonly values: readonly FieldValue[];
}

/** Negative filters: a single matching value excludes a workflow from the list. */
const excluding: readonly FilterOperator[] = ['NOT_EQUALS', 'CONTAINS_NONE', 'IS_NONE_OF'];

/** Returns why a field can't be filtered this way, or null. */
export const filterRefusal = (
  field: BlueprintField,
  { operator, values }: FieldFilter,
): Refusal | null => {
  if (!fieldKinds[field.kind].filters.includes(operator))
    return refuse('RequestInvalid', { detail: 'operator' }, 'field.operator');
  return areValuesFitting(comparisonOf(operator), values, field)
    ? null
    : refuse('WrongValueType', { kind: field.kind }, 'field.values');
};

/** Filters that only match values which contain one of the filter values. */
const holding: readonly FilterOperator[] = [
  'CONTAINS_ALL_OF',
  'CONTAINS_ALL',
  'CONTAINS_ANY',
  'IS_ANY_OF',
];

/**
 * Returns the values to look for in an index; null to check all. If texts are allowed, a text can
 * match with other capitalization or as a later option.
 */
export const filterItems = (
  field: FieldShape,
  { operator, values }: FieldFilter,
): readonly string[] | null =>
  holding.includes(operator) && !field.mayAppend
    ? storedComparands(comparisonOf(operator), values, field).map(String)
    : null;

/**
 * Returns whether the values of a field match the filter; a null value is an untouched checkbox.
 */
export const matchesFilter = (
  answers: readonly (FieldValue | null)[],
  field: FieldShape,
  { operator, values }: FieldFilter,
): boolean => {
  const compared = comparing(field, comparisonOf(operator), values);
  const holds = (answer: FieldValue | null): boolean => compared(answer) === 'TRUE';
  if (answers.length === 0) return false;
  return excluding.includes(operator) ? answers.every(holds) : answers.some(holds);
};
