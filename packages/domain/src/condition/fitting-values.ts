import type { BlueprintField, FieldValue } from '../field/field.ts';
import { fieldKinds, parseValue, valueRefusal } from '../field/field-kinds.ts';
import type { ConditionOperator } from './condition.ts';
import { arityOf, type Arity } from './operators.ts';

/** A value of its own kind; of a kind with several values, one of them. */
const isFitting = (value: FieldValue, field: BlueprintField): boolean => {
  const raw = fieldKinds[field.kind].isMultiple ? [value] : value;
  const kept = parseValue(raw, field);
  return kept !== undefined && kept !== null && valueRefusal(kept, field) === null;
};

/** What the number of values is against what the operator takes (specification 5.5). */
export type ValueCount = 'FITTING' | 'MISSING' | 'TOO_MANY';

const counts = {
  NONE: [0, 0],
  ONE: [1, 1],
  TWO: [2, 2],
  LIST: [1, Infinity],
} as const satisfies Record<Arity, readonly [number, number]>;

export const valueCount = (
  operator: ConditionOperator,
  values: readonly FieldValue[],
): ValueCount => {
  const [least, most] = counts[arityOf(operator)];
  if (values.length < least) return 'MISSING';
  return values.length > most ? 'TOO_MANY' : 'FITTING';
};

/** Whether a field can be compared with these values: as many as it takes, of its kind, in order. */
export const areValuesFitting = (
  operator: ConditionOperator,
  values: readonly FieldValue[],
  field: BlueprintField,
): boolean => {
  if (valueCount(operator, values) !== 'FITTING') return false;
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
