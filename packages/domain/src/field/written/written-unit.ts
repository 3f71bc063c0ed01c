import { writtenLocales } from './locale-format.ts';
import { formatterOf } from './number-formatters.ts';

/**
 * The unit of a number. An Intl name (`kilogram`) is formatted in each language; any other unit
 * (`pcs`) is a custom one, written after the number.
 */

/** Maximum length of a custom unit. */
export const unitLength = 20;

/** Units that Intl can format. */
export const knownUnits: readonly string[] = Intl.supportedValuesOf('unit');

const known: ReadonlySet<string> = new Set(knownUnits);

/** Returns whether a text can be a unit: its start can't be part of a number. */
export const isUnit = (text: string): boolean =>
  text === text.trim() &&
  text.length <= unitLength &&
  /^[^\d.,+\-\u2212;\p{Cc}][^;\p{Cc}]*$/u.test(text);

/** Returns whether a text has the format of an ISO 4217 code. */
export const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text);

const displays = ['short', 'narrow', 'long'] as const;
type UnitDisplay = (typeof displays)[number];

const signsOf = (locale: string, unit: string, unitDisplay: UnitDisplay): readonly string[] =>
  // Units can have plural forms.
  [0, 1, 2, 5, 1.5].map((value) =>
    formatterOf(locale, { style: 'unit', unit, unitDisplay })
      .formatToParts(value)
      .filter(({ type }) => type === 'unit')
      .map((part) => part.value)
      .join(' '),
  );

/** Returns the short or long name of a unit. */
export const unitText = (
  unit: string,
  locale: string,
  unitDisplay: UnitDisplay = 'short',
): string => (known.has(unit) ? (signsOf(locale, unit, unitDisplay)[2] ?? unit) : unit);

/** Returns the Intl options of the unit; empty for a custom one. */
export const unitStyle = (unit: string | null): Intl.NumberFormatOptions =>
  unit !== null && known.has(unit) ? { style: 'unit', unit, unitDisplay: 'short' } : {};

/** Returns the custom unit after a number, or empty if Intl writes the unit. */
export const ownSign = (unit: string | null): string =>
  unit === null || known.has(unit) ? '' : `\u00a0${unit}`;

// Cached, since a file has a whole column of numbers.
const allSigns = new Map<string, readonly string[]>();

/** Returns every way to write the unit in the interface languages, longest first. */
const writtenSigns = (unit: string): readonly string[] => {
  const stored = allSigns.get(unit);
  if (stored !== undefined) return stored;
  const signs = known.has(unit)
    ? writtenLocales.flatMap((locale) =>
        displays.flatMap((display) => signsOf(locale, unit, display)),
      )
    : [];
  const found = [...new Set([unit, ...signs].map((sign) => sign.toLocaleLowerCase('en')))].toSorted(
    (a, b) => b.length - a.length,
  );
  allSigns.set(unit, found);
  return found;
};

/** Returns the text without its unit, in any language. */
export const withoutUnit = (text: string, unit: string | null): string => {
  if (unit === null) return text;
  const bare = text.trim();
  const lower = bare.toLocaleLowerCase('en');
  const signs = writtenSigns(unit);
  const behind = signs.find((sign) => lower.endsWith(sign));
  if (behind !== undefined) return bare.slice(0, -behind.length);
  const before = signs.find((sign) => lower.startsWith(sign));
  return before === undefined ? text : bare.slice(before.length);
};
