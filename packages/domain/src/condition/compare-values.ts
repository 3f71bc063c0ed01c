import { fieldKinds } from '../field/field-kinds.ts';
import type { FieldKind, FieldValue } from '../field/field.ts';
import type { ComparingField } from '../field/kinds/kind-record.ts';
import { isBlank, isRows } from '../field/kinds/table-rows.ts';
import { itemsOf } from '../field/kinds/value-list.ts';
import type { ConditionOperator } from './condition.ts';

/** Three-valued: what is missing can be neither (Kleene). */
export type Truth = 'TRUE' | 'FALSE' | 'UNKNOWN';

export const truth = (holds: boolean): Truth => (holds ? 'TRUE' : 'FALSE');
const not = (holds: Truth): Truth => (holds === 'UNKNOWN' ? holds : truth(holds === 'FALSE'));

/** What of a field decides how its values are compared. */
export interface ComparedField extends ComparingField {
  readonly kind: FieldKind;
}

/** Words are compared as people read them: capitals and spaces around make no difference. */
const folded = (value: FieldValue): string => String(value).trim().toLowerCase();

/** Below, at or above zero as in sorting; equality alone for kinds without order. */
const order = (field: ComparedField, a: FieldValue, b: FieldValue): number => {
  const { compare } = fieldKinds[field.kind];
  if (compare !== null) return compare(a, b, field);
  return folded(a) === folded(b) ? 0 : 1;
};

/** One comparison of a value that is there. Values that the operator lacks make it unknown. */
const compared = (
  field: ComparedField,
  value: FieldValue,
  operator: ConditionOperator,
  values: readonly FieldValue[],
): Truth => {
  const [first, second] = values;
  if (operator === 'EMPTY' || operator === 'NOT_EMPTY') return truth(operator === 'NOT_EMPTY');
  if (first === undefined) return 'UNKNOWN';
  const items = itemsOf(value);
  const wanted = values.map(String);
  switch (operator) {
    case 'EQUALS':
      return truth(order(field, value, first) === 0);
    case 'NOT_EQUALS':
      return truth(order(field, value, first) !== 0);
    case 'CONTAINS':
      return truth(folded(value).includes(folded(first)));
    case 'NOT_CONTAINS':
      return truth(!folded(value).includes(folded(first)));
    case 'GREATER_THAN':
      return truth(order(field, value, first) > 0);
    case 'GREATER_THAN_OR_EQUALS':
      return truth(order(field, value, first) >= 0);
    case 'LESS_THAN':
      return truth(order(field, value, first) < 0);
    case 'LESS_THAN_OR_EQUALS':
      return truth(order(field, value, first) <= 0);
    case 'BETWEEN':
      return second === undefined
        ? 'UNKNOWN'
        : truth(order(field, value, first) >= 0 && order(field, value, second) <= 0);
    case 'CONTAINS_ANY_OF':
      return truth(wanted.some((one) => items.includes(one)));
    case 'CONTAINS_ALL_OF':
      return truth(wanted.every((one) => items.includes(one)));
    case 'CONTAINS_NONE_OF':
      return not(truth(wanted.some((one) => items.includes(one))));
  }
};

/** Rows in which nothing was entered are nobody's answer. */
const isUntouched = (value: FieldValue): boolean => isRows(value) && value.every(isBlank);

/** A missing value is empty, and whatever else is asked of it cannot be told. */
export const compareValue = (
  field: ComparedField,
  value: FieldValue | null,
  operator: ConditionOperator,
  values: readonly FieldValue[],
): Truth => {
  if (value !== null && !isUntouched(value)) return compared(field, value, operator, values);
  if (field.kind === 'CHECKBOX') return compared(field, false, operator, values);
  return operator === 'EMPTY' || operator === 'NOT_EMPTY' ? truth(operator === 'EMPTY') : 'UNKNOWN';
};

/** ALL and ANY over three values. */
export const combined = (match: 'ALL' | 'ANY', parts: readonly Truth[]): Truth => {
  const decisive: Truth = match === 'ALL' ? 'FALSE' : 'TRUE';
  if (parts.includes(decisive)) return decisive;
  return parts.includes('UNKNOWN') ? 'UNKNOWN' : truth(match === 'ALL');
};
