import type { BlueprintField, FieldValue } from '../field/field.ts';
import { fieldKinds, parseValue, valueRefusal } from '../field/field-kinds.ts';
import type { ConditionOperator } from './condition.ts';
import { arityOf } from './operators.ts';

/** A value of its own kind; of a kind with several values, one of them. */
const isFitting = (value: FieldValue, field: BlueprintField): boolean => {
  const raw = fieldKinds[field.kind].isMultiple ? [value] : value;
  const kept = parseValue(raw, field);
  return kept !== undefined && kept !== null && valueRefusal(kept, field) === null;
};

/** As many values as the operator takes. */
export const isCounted = (operator: ConditionOperator, values: readonly FieldValue[]): boolean => {
  const arity = arityOf(operator);
  return arity === 'LIST'
    ? values.length > 0
    : values.length === { NONE: 0, ONE: 1, TWO: 2 }[arity];
};

/** Whether a field can be compared with these values: as many as it takes, of its kind, in order. */
export const areValuesFitting = (
  operator: ConditionOperator,
  values: readonly FieldValue[],
  field: BlueprintField,
): boolean => {
  if (!isCounted(operator, values)) return false;
  // A part of an address or of a number is compared as text.
  const isText = operator === 'CONTAINS' || operator === 'NOT_CONTAINS';
  if (isText) return values.every((value) => typeof value === 'string' && value.trim() !== '');
  const [from, to] = values;
  const { compare } = fieldKinds[field.kind];
  return (
    values.every((value) => isFitting(value, field)) &&
    (arityOf(operator) !== 'TWO' ||
      from === undefined ||
      to === undefined ||
      (compare?.(from, to) ?? 0) <= 0)
  );
};
