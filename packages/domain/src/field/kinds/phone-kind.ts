import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { refuse } from '../../core/refusal.ts';
import type { FieldValue } from '../field.ts';
import { cellOf, parseLine, type KindRecord } from './kind-record.ts';

const known = (text: string) => {
  const number = text.startsWith('+') ? parsePhoneNumberFromString(text) : undefined;
  // An extension is nothing that could be dialled from anywhere.
  return number?.isValid() === true && number.ext === undefined ? number : null;
};

/** As it is dialled: plus, country code and number; what is no number stays as it was entered. */
const parsePhone = (raw: unknown): string | null | undefined => {
  const line = parseLine(raw);
  return typeof line === 'string' ? (known(line)?.number ?? line) : line;
};

const formatPhone = (value: FieldValue): string =>
  known(String(value))?.formatInternational() ?? String(value);

/** An international phone number (ITU E.164). */
export const phoneKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  constraints: [],
  parse: parsePhone,
  validate: (value) => (known(String(value)) === null ? refuse('InvalidPhone') : null),
  compare: null,
  format: formatPhone,
  parseText: parsePhone,
  parseCell: (text) => {
    const line = text.trim();
    // Spreadsheets take the plus for a sign and drop it (specification 5.4).
    return cellOf(parsePhone(line === '' || line.startsWith('+') ? line : `+${line}`) ?? null);
  },
};
