import { refuse, type Refusal } from '../core/refusal.ts';
import { isBlank } from '../core/unseen-signs.ts';

/** Maximum length of names in a blueprint. */
export const nameMaxLength = 200;

const keyPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function nameRefusals(name: string, field: string): readonly Refusal[] {
  if (isBlank(name)) return [refuse('Required', {}, field)];
  return name.length > nameMaxLength ? [refuse('TooLong', { max: nameMaxLength }, field)] : [];
}

export const countRefusals = (count: number, max: number, field: string): readonly Refusal[] =>
  count > max ? [refuse('TooMany', { count, max }, field)] : [];

export const rangeRefusals = (
  value: number,
  min: number,
  max: number,
  field: string,
): readonly Refusal[] =>
  Number.isInteger(value) && value >= min && value <= max
    ? []
    : [refuse('OutOfRange', { min, max }, field)];

export const keyRefusals = (key: string, field: string): readonly Refusal[] =>
  keyPattern.test(key) ? [] : [refuse('InvalidKey', {}, `${field}.key`)];
