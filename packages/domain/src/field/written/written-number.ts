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
  /** The unit; missing for none. */
  readonly unit?: string | null;
}

/** Formats a number in a language. */
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

interface ParsedNumber {
  readonly value: number;
  /** Whether a decimal separator is written, even without decimals. */
  readonly hasSeparator: boolean;
}

const parseNumberText = (text: string, locale: string): ParsedNumber | null => {
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
  const [, sign = '', whole = '', , digits] = shape.exec(bare) ?? [];
  if (whole === '' && (digits ?? '') === '') return null;
  const value = Number(`${sign}${whole.replaceAll(/\D/g, '')}.${digits ?? ''}`);
  return Number.isFinite(value) ? { value: value + 0, hasSeparator: digits !== undefined } : null;
};

/**
 * Parses a number with the separators of a language, or returns null. Groups have three digits and
 * one separator: that of the language, a space, or an apostrophe.
 */
export const readWrittenNumber = (text: string, locale: string): number | null =>
  parseNumberText(text, locale)?.value ?? null;

// Cached, since a file has a whole column of amounts.
const signsOf = new Map<string, readonly string[]>();

/** Words and symbols that people use and `Intl` doesn't know. */
const otherSigns: Readonly<Record<string, readonly string[]>> = {
  CNY: ['￥', '¥', '元', '人民币', 'RMB'],
  JPY: ['￥', '¥', '円', '日元'],
  KRW: ['￦', '₩', '원'],
  THB: ['฿', 'บาท'],
  EUR: ['€', 'Euro', 'euros', 'euro'],
  USD: ['$', '＄', '美元'],
  GBP: ['£', '￡'],
};

/** Returns the symbols and code of the amount's own currency, longest first. */
const amountSigns = (locale: string, currency: string | null): readonly string[] => {
  const key = `${locale} ${currency ?? ''}`;
  const known = signsOf.get(key);
  if (known !== undefined) return known;
  const code = currency ?? 'USD';
  const signs = [
    code,
    ...(otherSigns[code] ?? []),
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

/** Returns an amount without a symbol at its start or end; the minus can precede it. */
const withoutSign = (text: string, sign: string): string => {
  const [, before, rest] = /^([-\u2212\u2013]?\s*)(.*)$/s.exec(text) ?? [];
  if (rest?.startsWith(sign) === true) return `${before ?? ''}${rest.slice(sign.length)}`.trim();
  return text.endsWith(sign) ? text.slice(0, -sign.length).trim() : text;
};

/** Text that can surround a number. */
export interface NumberEntryStyle {
  /** Null for any number of decimals; 0 for a whole number. */
  readonly decimals: number | null;
  /** The unit, or null. */
  readonly unit: string | null;
  /** Whether the unit is a currency. */
  readonly isAmount: boolean;
}

export interface NumberEntry {
  readonly value: number;
  /** Whether the field takes whole numbers and the text has a decimal separator. */
  readonly isFraction: boolean;
}

/** Parses a number of a field or file. Returns null if the text is no number. */
export const readNumberEntry = (
  text: string,
  locale: string,
  { decimals, unit, isAmount }: NumberEntryStyle,
): NumberEntry | null => {
  const bare = isAmount
    ? amountSigns(locale, unit).reduce(withoutSign, withoutUnseen(text).trim())
    : withoutUnit(text, unit);
  const parsed = parseNumberText(bare, locale);
  return parsed === null
    ? null
    : { value: parsed.value, isFraction: decimals === 0 && parsed.hasSeparator };
};

/** Parses a pasted number: a whole number loses its commas and is rounded. */
export const readPastedNumber = (
  text: string,
  locale: string,
  style: NumberEntryStyle,
): NumberEntry | null => {
  const read = readNumberEntry(text, locale, style);
  if (style.decimals !== 0) return read;
  const value = read?.value ?? readWrittenNumber(text.replaceAll(',', ''), 'en');
  return value === null ? null : { value: Math.round(value) + 0, isFraction: false };
};

/**
 * Rounds the number to the decimals as written (1.005 to 1.01); with 0 decimals, it is truncated.
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
