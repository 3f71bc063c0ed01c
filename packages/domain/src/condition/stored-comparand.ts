import { isDocumentKind } from '../field/document-kinds.ts';
import { fieldKinds, parseValue } from '../field/field-kinds.ts';
import type { FieldShape, FieldValue } from '../field/field.ts';
import { itemsOf } from '../field/kinds/choice/value-list.ts';
import type { ConditionOperator } from './condition.ts';

/**
 * Returns whether the operator compares only a part of the value, such as the end of an email
 * address, as text.
 */
export const isPartCompared = (operator: ConditionOperator): boolean =>
  operator === 'CONTAINS' || operator === 'NOT_CONTAINS';

/** Operators with lower or upper bounds. */
const bounding: readonly ConditionOperator[] = [
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUALS',
  'LESS_THAN',
  'LESS_THAN_OR_EQUALS',
  'BETWEEN',
];

/**
 * Returns the stored form of a comparison value, one item for list types. Null and undefined if it
 * can't be stored.
 */
export const storedComparand = (
  value: FieldValue,
  field: FieldShape,
): FieldValue | null | undefined =>
  parseValue(fieldKinds[field.kind].isMultiple ? [value] : value, field);

/**
 * Converts comparison values to the form in which fields store them: `2026-3-9`, `1.239`, and `+49
 * 30 123456` become the day, amount, and number. Unparsable values stay and match nothing. Numeric
 * bounds aren't rounded, since that would change the range.
 */
export const storedComparands = (
  operator: ConditionOperator,
  values: readonly FieldValue[],
  field: FieldShape,
): readonly FieldValue[] => {
  if (isPartCompared(operator) || isDocumentKind(field.kind)) return values;
  return values.map((value) => {
    if (typeof value === 'number' && bounding.includes(operator)) return value;
    const kept = storedComparand(value, field) ?? value;
    return typeof kept === 'object' ? (itemsOf(kept)[0] ?? value) : kept;
  });
};
