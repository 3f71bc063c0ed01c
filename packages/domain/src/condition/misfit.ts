import type { FieldValue } from '../field/field.ts';
import type { ConditionOperator } from './condition.ts';
import { valueCount } from './fitting-values.ts';
import { arityOf, type Arity } from './operators.ts';
import type { ValueFault } from './value-fault.ts';

/** Why a comparison is invalid. */
export type Misfit =
  | { readonly kind: 'OPERATOR' }
  /** The operator needs another number of values. */
  | { readonly kind: 'VALUE_REQUIRED'; readonly arity: Arity }
  | { readonly kind: 'VALUE_FORBIDDEN'; readonly arity: Arity }
  | { readonly kind: 'VALUE'; readonly fault: Exclude<ValueFault, 'BLANK'> };

/** Returns why an operator and its values don't fit, or null. */
export const misfitOf = (
  operator: ConditionOperator,
  values: readonly FieldValue[],
  allowed: readonly ConditionOperator[],
  faultOf: () => ValueFault | null,
): Misfit | null => {
  if (!allowed.includes(operator)) return { kind: 'OPERATOR' };
  const arity = arityOf(operator);
  const count = valueCount(operator, values);
  if (count === 'MISSING') return { kind: 'VALUE_REQUIRED', arity };
  if (count === 'TOO_MANY') return { kind: 'VALUE_FORBIDDEN', arity };
  const fault = faultOf();
  if (fault === null) return null;
  // A blank counts as a missing value.
  return fault === 'BLANK' ? { kind: 'VALUE_REQUIRED', arity } : { kind: 'VALUE', fault };
};
