import type { FieldShape, FieldValue } from '../field.ts';
import { newDecimals, type FieldConstraints } from '../field-constraints.ts';
import { writeNumber, type NumberEntryStyle } from '../written/written-number.ts';
import type { KindRecord } from './kind-record.ts';
import { numberCell, numberKind, numberText, parseNumber } from './number-kind.ts';

/** Returns the decimals of an amount. */
const inDigits = (constraints: FieldConstraints): FieldConstraints => ({
  ...constraints,
  decimals: constraints.decimals ?? newDecimals,
});

const styleOf = ({ constraints, unit }: FieldShape): NumberEntryStyle => ({
  decimals: constraints.decimals ?? newDecimals,
  unit,
  isAmount: true,
});

/** An amount in the currency of its field, with two decimals by default. */
export const currencyKind: KindRecord = {
  ...numberKind,
  format: (value, field, { locale }) => amountText(value, field, locale, field.unit ?? 'USD'),
  parse: (raw, { constraints }) => parseNumber(raw, inDigits(constraints)),
  parseText: (text, field, reading) => numberText(text, reading, styleOf(field)),
  parseCell: (text, field, { locale }) => numberCell(text, locale, styleOf(field)),
};

/** Returns an amount, with or without its currency. */
export const amountText = (
  value: FieldValue,
  { constraints: { decimals, grouping } }: Pick<FieldShape, 'constraints'>,
  locale: string,
  currency: string | null,
): string =>
  writeNumber(Number(value), locale, {
    minDecimals: decimals ?? newDecimals,
    maxDecimals: decimals ?? Math.max(newDecimals, digitsOf(Number(value))),
    grouping,
    currency,
  });

/** Amounts from before there were decimals settings show all their digits. */
const digitsOf = (value: number): number => {
  const [, power] = String(value).split('e-');
  return power === undefined ? (String(value).split('.')[1]?.length ?? 0) : Number(power);
};
