import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A valid international number (ITU E.164). */
export interface PhoneNumber {
  /** In E.164 format. */
  readonly number: string;
  /** In international format. */
  readonly written: string;
}

/**
 * Parses a phone number; null if it isn't one, undefined if the phone number data isn't loaded yet.
 * The browser replaces this module by one that loads the data on first use.
 */
export const readPhoneNumber = (text: string): PhoneNumber | null | undefined => {
  const found = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  // Numbers with an extension can't be dialed from everywhere.
  return found?.isValid() === true && found.ext === undefined
    ? { number: found.number, written: found.formatInternational() }
    : null;
};
