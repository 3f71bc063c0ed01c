import { foldedName } from '../core/names/folded-name.ts';
import { fieldKinds } from '../field/field-kinds.ts';
import type { FieldShape, FieldValue } from '../field/field.ts';
import { choiceMeant } from '../field/kinds/choice/stored-options.ts';
import { dialled } from '../field/kinds/text/phone-kind.ts';
import { isEmptyRow, isRows } from '../field/kinds/table-rows.ts';
import { itemsOf } from '../field/kinds/choice/value-list.ts';
import type { ConditionOperator } from './condition.ts';
import { storedComparands } from './stored-comparand.ts';

/** Three-valued logic (Kleene): a missing value makes a comparison unknown. */
export type Truth = 'TRUE' | 'FALSE' | 'UNKNOWN';

export const truth = (holds: boolean): Truth => (holds ? 'TRUE' : 'FALSE');
const not = (holds: Truth): Truth => (holds === 'UNKNOWN' ? holds : truth(holds === 'FALSE'));

/**
 * Returns the comparable form: option id or text, digits of a phone number, otherwise the displayed
 * text.
 */
const folded = (field: FieldShape, value: FieldValue): string => {
  const text = String(value);
  if (field.kind === 'PHONE') return dialled(text);
  const choice = fieldKinds[field.kind].hasOptions ? choiceMeant(text, field) : undefined;
  return choice ?? foldedName(text);
};

/** Returns the order as for sorting; types without order only compare for equality. */
const order = (field: FieldShape, a: FieldValue, b: FieldValue): number => {
  const { compare } = fieldKinds[field.kind];
  if (compare !== null) return compare(a, b, field);
  return folded(field, a) === folded(field, b) ? 0 : 1;
};

/** Compares a value that isn't missing. Unknown if the operator needs more comparison values. */
const compared = (
  field: FieldShape,
  value: FieldValue,
  operator: ConditionOperator,
  values: readonly FieldValue[],
): Truth => {
  const [first, second] = values;
  if (operator === 'EMPTY' || operator === 'NOT_EMPTY') return truth(operator === 'NOT_EMPTY');
  if (first === undefined) return 'UNKNOWN';
  const items = itemsOf(value).map((one) => folded(field, one));
  const wanted = values.map((one) => folded(field, one));
  switch (operator) {
    case 'EQUALS':
      return truth(order(field, value, first) === 0);
    case 'NOT_EQUALS':
      return truth(order(field, value, first) !== 0);
    case 'CONTAINS':
      return truth(folded(field, value).includes(folded(field, first)));
    case 'NOT_CONTAINS':
      return truth(!folded(field, value).includes(folded(field, first)));
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

/** Returns whether there is no value. Empty table rows don't count as a value. */
const isUntouched = (value: FieldValue): boolean => isRows(value) && value.every(isEmptyRow);

/** Compares all values of a field. A missing value is empty; other operators return unknown. */
export const comparing = (
  field: FieldShape,
  operator: ConditionOperator,
  values: readonly FieldValue[],
): ((value: FieldValue | null) => Truth) => {
  const kept = storedComparands(operator, values, field);
  return (value) => {
    if (value !== null && !isUntouched(value)) return compared(field, value, operator, kept);
    if (field.kind === 'CHECKBOX') return compared(field, false, operator, kept);
    return operator === 'EMPTY' || operator === 'NOT_EMPTY'
      ? truth(operator === 'EMPTY')
      : 'UNKNOWN';
  };
};

/** Compares one value. */
export const compareValue = (
  field: FieldShape,
  value: FieldValue | null,
  operator: ConditionOperator,
  values: readonly FieldValue[],
): Truth => comparing(field, operator, values)(value);

/** Combines results with ALL or ANY. */
export const combined = (match: 'ALL' | 'ANY', parts: readonly Truth[]): Truth => {
  const decisive: Truth = match === 'ALL' ? 'FALSE' : 'TRUE';
  if (parts.includes(decisive)) return decisive;
  return parts.includes('UNKNOWN') ? 'UNKNOWN' : truth(match === 'ALL');
};
