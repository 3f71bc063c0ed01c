import { refuse, type Refusal } from '../../core/refusal.ts';
import { maxDecimals, type FieldConstraints } from '../field-constraints.ts';
import type { FieldShape, FieldValue } from '../field.ts';
import {
  readNumberEntry,
  readPastedNumber,
  toDecimals,
  writeNumber,
  type NumberEntryStyle,
} from '../written/written-number.ts';
import {
  cellOf,
  cellRefused,
  type CellValue,
  type KindRecord,
  orderFilters,
  type Reading,
} from './kind-record.ts';

const largest = Number.MAX_SAFE_INTEGER;

/** Refuses numbers outside the limits of the field or of exact storage. */
export const numberRefusal = (
  value: FieldValue,
  { min, max }: FieldConstraints,
): Refusal | null => {
  const number = Number(value);
  if (Math.abs(number) > largest) return refuse('OutOfRange', { min: -largest, max: largest });
  if (min !== null && number < min) return refuse('TooSmall', { min });
  return max !== null && number > max ? refuse('TooLarge', { max }) : null;
};

/** Parses a finite number and rounds it to the decimals of the field. */
export const parseNumber = (
  raw: unknown,
  { decimals }: FieldConstraints,
): number | null | undefined => {
  if (raw === null) return null;
  return typeof raw === 'number' && Number.isFinite(raw) ? toDecimals(raw, decimals) : undefined;
};

/** Parses the cell of a file. A cell of a whole-number field may show decimals that are zero. */
export const numberCell = (text: string, locale: string, style: NumberEntryStyle): CellValue => {
  if (text.trim() === '') return cellOf(null);
  const entry = readNumberEntry(text, locale, style);
  if (entry === null) return cellRefused(refuse('NotANumber', {}));
  return entry.isFraction && !Number.isInteger(entry.value)
    ? cellRefused(refuse('NotWhole', {}))
    : cellOf(toDecimals(entry.value, style.decimals));
};

/** Parses typed or pasted text. Only pasted decimals of a whole number are rounded. */
export const numberText = (
  text: string,
  { locale, isPasted = false }: Reading,
  style: NumberEntryStyle,
): number | null | undefined => {
  if (text.trim() === '') return null;
  const read = isPasted ? readPastedNumber : readNumberEntry;
  const entry = read(text, locale, style);
  return entry === null || entry.isFraction ? undefined : toDecimals(entry.value, style.decimals);
};

const styleOf = ({ constraints, unit }: FieldShape): NumberEntryStyle => ({
  decimals: constraints.decimals,
  unit,
  isAmount: false,
});

/** A number with exact storage, in the unit of its field. */
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
  parseText: (text, field, reading) => numberText(text, reading, styleOf(field)),
  parseCell: (text, field, { locale }) => numberCell(text, locale, styleOf(field)),
};
