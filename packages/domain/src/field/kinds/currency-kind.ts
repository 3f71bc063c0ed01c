import type { FieldShape, FieldValue } from '../field.ts';
import { newDecimals } from '../field-constraints.ts';
import { readWrittenAmount, writeNumber } from '../written/written-number.ts';
import type { KindRecord } from './kind-record.ts';
import { numberCell, numberKind, numberText } from './number-kind.ts';

/** An amount in the currency of its field, with two digits unless the field says otherwise. */
export const currencyKind: KindRecord = {
  ...numberKind,
  format: (value, field, { locale }) => amountText(value, field, locale, field.unit ?? 'USD'),
  parseText: (text, { constraints, unit }, { locale }) =>
    numberText(text, readWrittenAmount(text, locale, unit), constraints),
  parseCell: (text, { constraints, unit }, { locale }) =>
    numberCell(text, readWrittenAmount(text, locale, unit), constraints),
};

/** An amount with the sign of its currency, or without where that is said already. */
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

/** An amount from before there was a choice shows all that it has. */
const digitsOf = (value: number): number => {
  const [, power] = String(value).split('e-');
  return power === undefined ? (String(value).split('.')[1]?.length ?? 0) : Number(power);
};
