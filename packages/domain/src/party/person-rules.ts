import { refuse, type Refusal } from '../core/refusal.ts';
import { visibleName } from '../core/names/visible-name.ts';

/** Maximum length of the name of a person, team, role, or workspace, in characters. */
export const partyNameMaxLength = 120;
const emailMaxLength = 254;

// Deliberately permissive: only delivery shows whether an address works.
const emailShape = /^[^\s@,;<>"()]+@[^\s@,;<>"().]+(?:\.[^\s@,;<>"().]+)+$/;

/** Returns the address of a mail link: without `mailto:` and what follows a question mark. */
export const withoutMailLink = (email: string): string =>
  email
    .trim()
    .replace(/^mailto:\s*/i, '')
    .replace(/(@[^?]*)\?.*$/s, '$1');

/** Returns an address in the form for storing and comparing: without a mail link, in lower case. */
export const cleanEmail = (email: string): string => withoutMailLink(email).toLowerCase();

/**
 * Returns a name in the form for storing: visible, without spaces around it, with single spaces
 * within.
 */
export const cleanName = (name: string): string => visibleName(name).trim().replaceAll(/\s+/g, ' ');

/** Returns why the name of a person, team, role, or workspace is invalid, or null. */
export const nameRefusal = (name: string, field = 'name'): Refusal | null => {
  const clean = cleanName(name);
  if (clean === '') return refuse('Required', {}, field);
  return [...clean].length > partyNameMaxLength
    ? refuse('TooLong', { max: partyNameMaxLength }, field)
    : null;
};

/** Returns why an email address is invalid, or null. */
export const emailRefusal = (email: string, field = 'email'): Refusal | null => {
  const clean = cleanEmail(email);
  if (clean === '') return refuse('Required', {}, field);
  if (clean.length > emailMaxLength) return refuse('TooLong', { max: emailMaxLength }, field);
  return emailShape.test(clean) ? null : refuse('InvalidEmail', {}, field);
};
