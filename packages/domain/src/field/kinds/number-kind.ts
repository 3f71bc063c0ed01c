import { refuse, type Refusal } from '../../core/refusal.ts';
import { isWhole, maxDecimals, type FieldConstraints } from '../field-constraints.ts';
import type { FieldValue } from '../field.ts';
import { readWrittenQuantity, toDecimals, writeNumber } from '../written/written-number.ts';
import {
  cellOf,
  cellRefused,
  type CellValue,
  type KindRecord,
  orderFilters,
} from './kind-record.ts';

const largest = Number.MAX_SAFE_INTEGER;

/** A number that can be kept exactly, between the bounds of its field. */
export const numberRefusal = (
  value: FieldValue,
  { min, max }: FieldConstraints,
): Refusal | null => {
  const number = Number(value);
  if (Math.abs(number) > largest) return refuse('OutOfRange', { min: -largest, max: largest });
  if (min !== null && number < min) return refuse('TooSmall', { min });
  return max !== null && number > max ? refuse('TooLarge', { max }) : null;
};

/** A finite number with the decimals of its field. */
export const parseNumber = (
  raw: unknown,
  { decimals }: FieldConstraints,
): number | null | undefined => {
  if (raw === null) return null;
  return typeof raw === 'number' && Number.isFinite(raw) ? toDecimals(raw, decimals) : undefined;
};

/** The number of a cell: whole where the field is (specification 5.4). */
export const numberCell = (
  text: string,
  number: number | null,
  constraints: FieldConstraints,
): CellValue => {
  if (text.trim() === '') return cellOf(null);
  if (number === null) return cellRefused(refuse('NotANumber', {}));
  return isWhole(constraints) && !Number.isInteger(number)
    ? cellRefused(refuse('NotWhole', {}))
    : cellOf(toDecimals(number, constraints.decimals));
};

/** What was typed: pasted decimals of a whole number are rounded (specification 5.1). */
export const numberText = (
  text: string,
  number: number | null,
  { decimals }: FieldConstraints,
): number | null | undefined => {
  if (text.trim() === '') return null;
  if (number === null) return undefined;
  return decimals === 0 ? Math.round(number) + 0 : toDecimals(number, decimals);
};

/** A number, within what can be kept exactly, of the unit of its field. */
export const numberKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: orderFilters,
  constraints: ['decimals', 'grouping', 'min', 'max'],
  parse: (raw, { constraints }) => parseNumber(raw, constraints),
  validate: (value, { constraints }) => numberRefusal(value, constraints),
  compare: (a, b) => Number(a) - Number(b),
  format: (value, { constraints, unit }, { locale }) => {
    const { decimals, grouping } = constraints;
    return writeNumber(Number(value), locale, {
      minDecimals: decimals ?? 0,
      maxDecimals: decimals ?? maxDecimals,
      grouping: grouping && decimals !== 0,
      currency: null,
      unit,
    });
  },
  parseText: (text, { constraints, unit }, { locale }) =>
    numberText(text, readWrittenQuantity(text, locale, unit), constraints),
  parseCell: (text, { constraints, unit }, { locale }) =>
    numberCell(text, readWrittenQuantity(text, locale, unit), constraints),
};
