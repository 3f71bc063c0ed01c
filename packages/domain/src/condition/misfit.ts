import type { FieldValue } from '../field/field.ts';
import type { ConditionOperator } from './condition.ts';
import { valueCount } from './fitting-values.ts';
import { arityOf, type Arity } from './operators.ts';
import type { ValueFault } from './value-fault.ts';

/** Why something cannot be compared so (specification 5.5). */
export type Misfit =
  | { readonly kind: 'OPERATOR' }
  /** How many values it takes. */
  | { readonly kind: 'VALUE_REQUIRED'; readonly arity: Arity }
  | { readonly kind: 'VALUE_FORBIDDEN'; readonly arity: Arity }
  | { readonly kind: 'VALUE'; readonly fault: Exclude<ValueFault, 'BLANK'> };

/** What is the matter with an operator and its values; null: nothing. */
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
  // A blank is no value.
  return fault === 'BLANK' ? { kind: 'VALUE_REQUIRED', arity } : { kind: 'VALUE', fault };
};
