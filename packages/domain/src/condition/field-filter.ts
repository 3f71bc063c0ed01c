import { fieldKinds } from '../field/field-kinds.ts';
import type { BlueprintField, FieldShape, FieldValue } from '../field/field.ts';
import type { FilterOperator } from '../field/kinds/kind-record.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { comparing } from './compare-values.ts';
import { comparisonOf } from './filter-operators.ts';
import { areValuesFitting } from './fitting-values.ts';
import { keptComparands } from './kept-comparand.ts';

/** How lists are narrowed to those that hold certain answers to a field (specification 5.6). */
export interface FieldFilter {
  readonly operator: FilterOperator;
  readonly values: readonly FieldValue[];
}

/** Filters that say what is not: one answer that is enough to leave a workflow out. */
const excluding: readonly FilterOperator[] = ['NOT_EQUALS', 'CONTAINS_NONE', 'IS_NONE_OF'];

/** What keeps a field from being filtered like this, or null. */
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

/** Filters that only an answer with one of the values among its own can meet. */
const holding: readonly FilterOperator[] = [
  'CONTAINS_ALL_OF',
  'CONTAINS_ALL',
  'CONTAINS_ANY',
  'IS_ANY_OF',
];

/**
 * Of which values an answer has to hold one to be looked at; null: every answer is. Where words may be
 * answered, one may mean the same in other capitals, or an option that was made of it since.
 */
export const soughtItems = (
  field: FieldShape,
  { operator, values }: FieldFilter,
): readonly string[] | null =>
  holding.includes(operator) && !field.mayAppend
    ? keptComparands(comparisonOf(operator), values, field).map(String)
    : null;

/** Whether the answers to a field, at all its places, are what is looked for; null: a box that nobody touched. */
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
