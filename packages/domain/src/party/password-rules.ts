import { refuse, type Refusal } from '../core/refusal.ts';
import { commonPasswordWords } from './common-passwords.ts';

/** Shortest password, in characters as a reader counts them. */
export const passwordMinLength = 15;
/** Longest password: far above any passphrase, and a bound on the work of one sign-in. */
export const passwordMaxLength = 256;
/** How many of the four classes of characters a password needs. */
export const passwordMinClasses = 3;
/** How often one character may stand in a row. */
export const passwordMaxRepeats = 2;

const classes = [/\p{Ll}/u, /\p{Lu}/u, /[0-9]/, /[!@#$%^&*]/];
const repeats = new RegExp(`(.)\\1{${passwordMaxRepeats}}`, 'su');

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const isOnlyCommonWords = (letters: string): boolean => {
  if (letters === '') return false;
  const reachable = new Set([0]);
  for (let end = 1; end <= letters.length; end += 1)
    for (const start of reachable)
      if (commonPasswordWords.has(letters.slice(start, end))) {
        reachable.add(end);
        break;
      }
  return reachable.has(letters.length);
};

const isCommon = (password: string): boolean => {
  const lower = password.toLowerCase();
  // A year or an exclamation mark at either end adds nothing; in the middle, signs may stand for letters.
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const unmasked = [...core].map((sign) => lookAlikes[sign] ?? sign).join('');
  return [core, unmasked].some((text) => isOnlyCommonWords(text.replaceAll(/[^a-z]/g, '')));
};

/**
 * The first rule that a new password breaks, or null. The order is the one in which
 * the rules are shown to the person: length, classes, repeats, then the list of
 * common words. Every character is accepted; only the four classes count as such.
 */
export const passwordRefusal = (password: string, field = 'password'): Refusal | null => {
  const { length } = [...password];
  if (length < passwordMinLength)
    return refuse('PasswordTooShort', { min: passwordMinLength }, field);
  if (length > passwordMaxLength) return refuse('TooLong', { max: passwordMaxLength }, field);
  if (classes.filter((one) => one.test(password)).length < passwordMinClasses)
    return refuse('PasswordTooFewClasses', { min: passwordMinClasses }, field);
  if (repeats.test(password)) return refuse('PasswordRepeats', { max: passwordMaxRepeats }, field);
  return isCommon(password) ? refuse('PasswordCommon', {}, field) : null;
};
