import { maxDecimals } from '../field-constraints.ts';
import { localeFormat } from './locale-format.ts';
import { formatterOf } from './number-formatters.ts';
import { withoutUnseen } from '../../core/unseen-signs.ts';
import { plainDigits } from './plain-digits.ts';
import { ownSign, unitStyle, withoutUnit } from './written-unit.ts';

export interface NumberStyle {
  readonly minDecimals: number;
  readonly maxDecimals: number;
  readonly grouping: boolean;
  /** ISO 4217 code; null for a plain number. */
  readonly currency: string | null;
  /** What it counts; left out: nothing in particular. */
  readonly unit?: string | null;
}

/** A number in the digits and separators of a language. */
export const writeNumber = (
  value: number,
  locale: string,
  { minDecimals, maxDecimals: most, grouping, currency, unit = null }: NumberStyle,
): string =>
  formatterOf(locale, {
    ...unitStyle(unit),
    minimumFractionDigits: minDecimals,
    maximumFractionDigits: most,
    useGrouping: grouping,
    ...(currency === null
      ? {}
      : { style: 'currency', currency, currencyDisplay: 'narrowSymbol' as const }),
  }).format(value) + ownSign(unit);

const blanks = /[ \t\u00a0\u2007-\u2009\u202f]/g;
const minus = /[\u2212\u2013]/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * A number by the separators of a language (specification 5.1); null where the text is none.
 * Groups have three digits, and one mark: that of the language, a blank or an apostrophe. A mark
 * anywhere else is rather one of another language, or part of another number.
 */
export const readWrittenNumber = (text: string, locale: string): number | null => {
  const { group, decimal } = localeFormat(locale);
  const bare = plainDigits(text)
    .trim()
    .replaceAll(minus, '-')
    .replaceAll(blanks, ' ')
    .replaceAll('’', "'");
  const marks = escaped(group.trim());
  const shape = new RegExp(
    String.raw`^(-?) ?(\d{1,3}(?:([${marks} '])\d{3}(?:\3\d{3})*)|\d*)(?:${escaped(decimal)}(\d*))?$`,
  );
  const [, sign = '', whole = '', , digits = ''] = shape.exec(bare) ?? [];
  if (whole === '' && digits === '') return null;
  const value = Number(`${sign}${whole.replaceAll(/\D/g, '')}.${digits}`);
  return Number.isFinite(value) ? value + 0 : null;
};

/** The same for a number with its unit, in whatever way that is written. */
export const readWrittenQuantity = (
  text: string,
  locale: string,
  unit: string | null,
): number | null => readWrittenNumber(withoutUnit(text, locale, unit), locale);

// A file has a column of amounts: the signs of a currency are looked up once.
const signsOf = new Map<string, readonly string[]>();

/** Signs and the code that an amount of a currency may carry, the longest first: of no other one. */
const amountSigns = (locale: string, currency: string | null): readonly string[] => {
  const key = `${locale} ${currency ?? ''}`;
  const known = signsOf.get(key);
  if (known !== undefined) return known;
  const code = currency ?? 'USD';
  const signs = [
    code,
    ...(['symbol', 'narrowSymbol'] as const).map(
      (currencyDisplay) =>
        formatterOf(locale, { style: 'currency', currency: code, currencyDisplay })
          .formatToParts(0)
          .find(({ type }) => type === 'currency')?.value ?? code,
    ),
  ];
  const longest = signs.toSorted((a, b) => b.length - a.length);
  signsOf.set(key, longest);
  return longest;
};

/** An amount without a sign at one of its ends; the minus may stand before it. */
const withoutSign = (text: string, sign: string): string => {
  const [, before, rest] = /^([-\u2212\u2013]?\s*)(.*)$/s.exec(text) ?? [];
  if (rest?.startsWith(sign) === true) return `${before ?? ''}${rest.slice(sign.length)}`.trim();
  return text.endsWith(sign) ? text.slice(0, -sign.length).trim() : text;
};

/** The same for an amount of money: with its sign or code, before or after. */
export const readWrittenAmount = (
  text: string,
  locale: string,
  currency: string | null,
): number | null =>
  readWrittenNumber(
    amountSigns(locale, currency).reduce(withoutSign, withoutUnseen(text).trim()),
    locale,
  );

/**
 * The number with at most so many decimals, rounded as it is written down (1.005 to 1.01);
 * with none it is cut off (specification 5.3).
 */
export const toDecimals = (value: number, decimals: number | null): number => {
  if (decimals === 0) return Math.trunc(value) + 0;
  const most = decimals ?? maxDecimals;
  const text = String(Math.abs(value));
  if (text.includes('e')) return Math.abs(value) < 1 ? Number(value.toFixed(most)) + 0 : value;
  const digits = text.split('.')[1]?.length ?? 0;
  if (digits <= most) return value + 0;
  const size = Number(`${Math.round(Number(`${text}e${most}`))}e-${most}`);
  return (value < 0 ? -size : size) + 0;
};
