import { refuse, type Refusal } from '../core/refusal.ts';
import type { ErrorCode } from '../core/error-catalogue.ts';
import { commonLongPasswords, commonPasswordWords } from './common-passwords.ts';

/**
 * Rules for new passwords. SPEC requires length and character classes. NIST requires length only,
 * as SP 800-63B advises. Both refuse common passwords.
 */
export const passwordPolicies = ['SPEC', 'NIST'] as const;
export type PasswordPolicy = (typeof passwordPolicies)[number];

/** Rules of a policy that people see, by the code of their refusal, in the order of the check. */
export const passwordRulesOf: Readonly<Record<PasswordPolicy, readonly ErrorCode[]>> = {
  SPEC: ['PasswordTooShort', 'PasswordTooFewClasses', 'PasswordRepeats', 'PasswordCommon'],
  NIST: ['PasswordTooShort', 'PasswordCommon'],
};

/** Minimum length in visible characters. */
export const passwordMinLength = 15;
/** Maximum length, to limit the cost of a sign-in. */
export const passwordMaxLength = 256;
/** Number of character classes that a password needs. */
export const passwordMinClasses = 3;
/** Maximum repetitions of a character. */
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
  if (commonLongPasswords.has(lower)) return true;
  // A year or punctuation at an end adds nothing; symbols can replace letters.
  const core = lower.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const unmasked = [...core].map((sign) => lookAlikes[sign] ?? sign).join('');
  return [core, unmasked].some((text) => isOnlyCommonWords(text.replaceAll(/[^a-z]/g, '')));
};

/**
 * Returns the first rule that a new password violates, or null, in display order: length, classes,
 * repetitions, common words. NIST skips classes and repetitions. All characters are allowed; only the four classes count.
 */
export const passwordRefusal = (
  password: string,
  field = 'password',
  policy: PasswordPolicy = 'SPEC',
): Refusal | null => {
  const { length } = [...password];
  if (length < passwordMinLength)
    return refuse('PasswordTooShort', { min: passwordMinLength }, field);
  if (length > passwordMaxLength) return refuse('TooLong', { max: passwordMaxLength }, field);
  if (policy === 'SPEC') {
    if (classes.filter((one) => one.test(password)).length < passwordMinClasses)
      return refuse('PasswordTooFewClasses', { min: passwordMinClasses }, field);
    if (repeats.test(password))
      return refuse('PasswordRepeats', { max: passwordMaxRepeats }, field);
  }
  return isCommon(password) ? refuse('PasswordCommon', {}, field) : null;
};
