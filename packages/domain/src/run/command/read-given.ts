import { refuse, type Refusal } from '../../core/refusal.ts';
import type { FieldValue } from '../../field/field.ts';
import { parseValue, wrongValueType } from '../../field/field-kinds.ts';
import type { RunValue } from '../../field/run-value.ts';
import { takesType } from '../../field/typed-values.ts';
import type { GivenValue } from './command.ts';

type ReadGiven = { readonly next: FieldValue | null } | { readonly refusal: Refusal };

/**
 * What is kept of a value that was given for a place. What a program calls by another type than
 * the field has, or takes for another use than the place has, was meant for another place.
 */
export const readGiven = (
  { value, type = null, day = null, inputType = null }: GivenValue,
  { field, inputType: use }: Pick<RunValue, 'field' | 'inputType'>,
  timeZone: string,
  at: string,
): ReadGiven => {
  if (inputType !== null && inputType !== use)
    return { refusal: refuse('RequestInvalid', { detail: 'inputType' }, at) };
  if (type !== null && !takesType(field, type))
    return { refusal: wrongValueType(field, value, at) };
  if (type === 'intValue' && !Number.isInteger(value))
    return { refusal: refuse('NotWhole', {}, at) };
  const raw = day !== null && !field.constraints.withTime ? day : value;
  const next = parseValue(raw, field, timeZone);
  return next === undefined ? { refusal: wrongValueType(field, raw, at) } : { next };
};
