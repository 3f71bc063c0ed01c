import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** An international number (ITU E.164) that is valid in its country. */
export interface PhoneNumber {
  /** As it is dialled. */
  readonly number: string;
  /** As it is written internationally. */
  readonly written: string;
}

/**
 * The number that a text is, or null for none. Undefined: nothing is known of numbers yet. A
 * browser puts a module of its own in the place of this one, which loads what is known with the
 * first number that it is asked about.
 */
export const readPhoneNumber = (text: string): PhoneNumber | null | undefined => {
  const found = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  // An extension is nothing that could be dialled from anywhere.
  return found?.isValid() === true && found.ext === undefined
    ? { number: found.number, written: found.formatInternational() }
    : null;
};
