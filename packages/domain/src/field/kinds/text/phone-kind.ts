import { foldedName } from '../../../core/names/folded-name.ts';
import { refuse } from '../../../core/refusal.ts';
import type { FieldValue } from '../../field.ts';
import { plainDigits } from '../../written/plain-digits.ts';
import { cellOf, type KindRecord, parseLine, textFilters } from '../kind-record.ts';
import { readPhoneNumber } from './phone-numbers.ts';

/** Returns the number in E.164 format; text that isn't a phone number stays as entered. */
const parsePhone = (raw: unknown): string | null | undefined => {
  const line = parseLine(raw);
  return typeof line === 'string' ? (readPhoneNumber(plainDigits(line))?.number ?? line) : line;
};

/** The trunk zero in brackets after a country code. In Italy it is part of the number. */
const trunkZero = /^(?!\+\s*39)(.*?\d[^\d(]*)\(\s*0\s*\)/s;

/** The extension after a word or separator. */
const extension =
  /(\d[^\d\p{L};#]*)(?:[;#]|(?:ext|extension|durchwahl|poste|x)(?!\p{L}))\D*\d.*$/isu;

/**
 * Returns the digits of a phone number or a part of one in any format; a text without digits stays.
 * Works without phone number data, so a zero without brackets (`+49 030`) stays.
 */
export const dialled = (text: string): string => {
  const number = plainDigits(text).replace(trunkZero, '$1').replace(extension, '$1');
  const digits = number.replaceAll(/[^\d+]/g, '');
  // Letters after digits can be dialed too, but their digits aren't known here.
  return /\d/.test(digits) && !/\d\D*\p{L}/u.test(number) ? digits : foldedName(text);
};

const formatPhone = (value: FieldValue): string =>
  readPhoneNumber(String(value))?.written ?? String(value);

/** An international phone number. */
export const phoneKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: textFilters,
  constraints: [],
  parse: parsePhone,
  validate: (value) => (readPhoneNumber(String(value)) === null ? refuse('InvalidPhone') : null),
  compare: null,
  format: formatPhone,
  parseText: parsePhone,
  parseCell: (text) => {
    const line = plainDigits(text).trim();
    // Spreadsheets drop the plus as a sign.
    return cellOf(parsePhone(line === '' || line.startsWith('+') ? line : `+${line}`) ?? null);
  },
};
