import type { BlueprintField, FieldValue } from '../field/field.ts';
import type { ConditionOperator } from './condition.ts';
import { arityOf, type Arity } from './operators.ts';
import { valueFault } from './value-fault.ts';

/** Whether the number of values fits the operator. */
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

/** Returns whether the values fit the field and operator: number, type, and order. */
export const areValuesFitting = (
  operator: ConditionOperator,
  values: readonly FieldValue[],
  field: BlueprintField,
): boolean =>
  valueCount(operator, values) === 'FITTING' && valueFault(operator, values, field) === null;
