import { isDocumentKind } from '../field/document-kinds.ts';
import { fieldKinds, parseValue } from '../field/field-kinds.ts';
import type { FieldShape, FieldValue } from '../field/field.ts';
import { itemsOf } from '../field/kinds/value-list.ts';
import type { ConditionOperator } from './condition.ts';

/** A part of an address or of a number is compared as text. */
export const isPartCompared = (operator: ConditionOperator): boolean =>
  operator === 'CONTAINS' || operator === 'NOT_CONTAINS';

/** What answers have to lie before, behind or between. */
const bounding: readonly ConditionOperator[] = [
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUALS',
  'LESS_THAN',
  'LESS_THAN_OR_EQUALS',
  'BETWEEN',
];

/**
 * What a field would keep of something that it is compared with; of a kind with several values, of
 * one of them. Null and undefined where it would keep nothing.
 */
export const keptComparand = (
  value: FieldValue,
  field: FieldShape,
): FieldValue | null | undefined =>
  parseValue(fieldKinds[field.kind].isMultiple ? [value] : value, field);

/**
 * What answers are compared with, as answers are kept: programs and controls write `2026-3-9`,
 * `1.239` and `+49 30 123456`, and mean the day, the amount and the number that a form keeps of it.
 * What is nothing of the kind stays as it is, and is like no answer. A bound that is a number is
 * what was written: nothing has to be like it, and rounded it would let in what lies beyond it.
 */
export const keptComparands = (
  operator: ConditionOperator,
  values: readonly FieldValue[],
  field: FieldShape,
): readonly FieldValue[] => {
  if (isPartCompared(operator) || isDocumentKind(field.kind)) return values;
  return values.map((value) => {
    if (typeof value === 'number' && bounding.includes(operator)) return value;
    const kept = keptComparand(value, field) ?? value;
    return typeof kept === 'object' ? (itemsOf(kept)[0] ?? value) : kept;
  });
};
