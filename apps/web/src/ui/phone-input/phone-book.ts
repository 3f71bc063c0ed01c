import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { plainDigits } from '../../lib/i18n/number-entry.ts';

/** The phone number library, which is too large to load before a number is edited. */

export interface DialCode {
  /** ISO 3166, two capital letters. */
  readonly country: string;
  /** Dial code with its plus, such as `+49`. */
  readonly code: string;
}

export const dialCodes = (): readonly DialCode[] =>
  getCountries().map((country) => ({ country, code: `+${getCountryCallingCode(country)}` }));

const known = (country: string | null): CountryCode | undefined =>
  country !== null && isSupportedCountry(country) ? country : undefined;

export interface ReadPhone {
  readonly country: string | null;
  /** International format, or null if the number is incomplete. */
  readonly international: string | null;
}

/** Parses the typed text as a national number of the selected country. */
export function readPhone(text: string, country: string | null): ReadPhone {
  const number = parsePhoneNumberFromString(plainDigits(text), known(country));
  return {
    country: number?.country ?? country,
    international: number?.isPossible() === true ? number.formatInternational() : null,
  };
}

/** Returns the same digits with another dial code. */
export function withCountry(text: string, from: string | null, to: DialCode): string {
  const number = parsePhoneNumberFromString(plainDigits(text), known(from));
  const national = number?.nationalNumber ?? plainDigits(text).replace(/^\+\d*\s*/, '');
  return `${to.code} ${national}`.trim();
}
