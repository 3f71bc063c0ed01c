import { refuse, type Refusal } from '../../core/refusal.ts';
import type { FieldValue } from '../../field/field.ts';
import { parseValue, wrongValueType } from '../../field/field-kinds.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import { takesType } from '../../field/values/typed-values.ts';
import type { EnteredValue } from '../../run-model/command/command.ts';

type ParsedValue = { readonly next: FieldValue | null } | { readonly refusal: Refusal };

/**
 * Parses a given value. Refuses another value type than that of the field, or another input type
 * than that of the field.
 */
export const parseEnteredValue = (
  { value, type = null, day = null, inputType = null }: EnteredValue,
  { field, inputType: use }: Pick<RunValue, 'field' | 'inputType'>,
  timeZone: string,
  at: string,
): ParsedValue => {
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
