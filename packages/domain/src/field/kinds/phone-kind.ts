import { foldedName } from '../../core/folded-name.ts';
import { refuse } from '../../core/refusal.ts';
import type { FieldValue } from '../field.ts';
import { plainDigits } from '../written/plain-digits.ts';
import { cellOf, type KindRecord, parseLine, textFilters } from './kind-record.ts';
import { readPhoneNumber } from './phone-numbers.ts';

/** As it is dialled: plus, country code and number; what is no number stays as it was entered. */
const parsePhone = (raw: unknown): string | null | undefined => {
  const line = parseLine(raw);
  return typeof line === 'string' ? (readPhoneNumber(plainDigits(line))?.number ?? line) : line;
};

/** The zero that is dialled within a country only, behind the code of one; in Italy it is part of the number. */
const trunkZero = /^(?!\+\s*39)(.*?\d[^\d(]*)\(\s*0\s*\)/s;

/** What is dialled after somebody has answered, behind a word or a sign. */
const extension =
  /(\d[^\d\p{L};#]*)(?:[;#]|(?:ext|extension|durchwahl|poste|x)(?!\p{L}))\D*\d.*$/isu;

/**
 * What is dialled of a number, or of a part of one, however it is written; a text without digits
 * stays. It needs nothing that is known of numbers, and goes as far as that goes: a zero without
 * brackets behind the code of a country (`+49 030`) stays.
 */
export const dialled = (text: string): string => {
  const number = plainDigits(text).replace(trunkZero, '$1').replace(extension, '$1');
  const digits = number.replaceAll(/[^\d+]/g, '');
  // Letters behind digits are dialled too: which ones cannot be told here.
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
    // Spreadsheets take the plus for a sign and drop it (specification 5.4).
    return cellOf(parsePhone(line === '' || line.startsWith('+') ? line : `+${line}`) ?? null);
  },
};
