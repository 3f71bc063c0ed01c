import { localeFormat } from '@baton/domain/field/written/locale-format';

export {
  knownUnits,
  unitLength,
  unitText,
  withoutUnit,
} from '@baton/domain/field/written/written-unit';
export { plainDigits } from '@baton/domain/field/written/plain-digits';
export {
  readWrittenAmount,
  readWrittenNumber,
  toDecimals,
} from '@baton/domain/field/written/written-number';

/** What stands before the decimals in this language. */
export const decimalMark = (locale: string): string => localeFormat(locale).decimal;
