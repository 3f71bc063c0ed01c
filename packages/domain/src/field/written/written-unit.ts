import { writtenLocales } from './locale-format.ts';
import { formatterOf } from './number-formatters.ts';

/*
 * What a number counts. A name that Intl knows (`kilogram`) is written as each language writes
 * it; everything else is a sign of one's own (`pcs`), which stands behind the number as it is.
 */

/** Most characters of a sign of one's own. */
export const unitLength = 20;

/** Units that every language has its own sign for. */
export const knownUnits: readonly string[] = Intl.supportedValuesOf('unit');

const known: ReadonlySet<string> = new Set(knownUnits);

/** Whether a text can be a unit: what it begins with could not be part of a number. */
export const isUnit = (text: string): boolean =>
  text === text.trim() &&
  text.length <= unitLength &&
  /^[^\d.,+\-\u2212;\p{Cc}][^;\p{Cc}]*$/u.test(text);

/** An ISO 4217 code, by its shape. */
export const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text);

const displays = ['short', 'narrow', 'long'] as const;
type UnitDisplay = (typeof displays)[number];

const signsOf = (locale: string, unit: string, unitDisplay: UnitDisplay): readonly string[] =>
  // Languages bend their units by the number.
  [0, 1, 2, 5, 1.5].map((value) =>
    formatterOf(locale, { style: 'unit', unit, unitDisplay })
      .formatToParts(value)
      .filter(({ type }) => type === 'unit')
      .map((part) => part.value)
      .join(' '),
  );

/** The sign of a unit, or its name in full. */
export const unitText = (
  unit: string,
  locale: string,
  unitDisplay: UnitDisplay = 'short',
): string => (known.has(unit) ? (signsOf(locale, unit, unitDisplay)[2] ?? unit) : unit);

/** How `Intl` is told of the unit; a sign of one's own is nothing that it knows. */
export const unitStyle = (unit: string | null): Intl.NumberFormatOptions =>
  unit !== null && known.has(unit) ? { style: 'unit', unit, unitDisplay: 'short' } : {};

/** The sign that stands behind a number as it is; nothing where `Intl` writes the unit. */
export const ownSign = (unit: string | null): string =>
  unit === null || known.has(unit) ? '' : `\u00a0${unit}`;

// A file has a column of numbers: the signs of a unit are looked up once.
const allSigns = new Map<string, readonly string[]>();

/** Returns every way to write the unit in the languages of the interface, the longest first. */
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

/** Returns the text without its unit, in whatever language that is written. */
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
