import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { plainDigits } from '../../lib/i18n/number-entry.ts';

/** Everything about telephone numbers that is too large to be there before one is edited. */

export interface DialCode {
  /** ISO 3166, two capital letters. */
  readonly country: string;
  /** With its plus: `+49`. */
  readonly code: string;
}

export const dialCodes = (): readonly DialCode[] =>
  getCountries().map((country) => ({ country, code: `+${getCountryCallingCode(country)}` }));

const known = (country: string | null): CountryCode | undefined =>
  country !== null && isSupportedCountry(country) ? country : undefined;

export interface ReadPhone {
  readonly country: string | null;
  /** As it is written internationally; null while it is not a whole number. */
  readonly international: string | null;
}

/** What was typed, a national number in the country that is chosen. */
export function readPhone(text: string, country: string | null): ReadPhone {
  const number = parsePhoneNumberFromString(plainDigits(text), known(country));
  return {
    country: number?.country ?? country,
    international: number?.isPossible() === true ? number.formatInternational() : null,
  };
}

/** The same digits under another dial code. */
export function withCountry(text: string, from: string | null, to: DialCode): string {
  const number = parsePhoneNumberFromString(plainDigits(text), known(from));
  const national = number?.nationalNumber ?? plainDigits(text).replace(/^\+\d*\s*/, '');
  return `${to.code} ${national}`.trim();
}
