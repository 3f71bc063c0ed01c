import { refuse } from '../../../core/refusal.ts';
import { cellOf, cellRefused, type KindRecord } from '../kind-record.ts';

/** Returns true or false in any case, null if empty, or undefined for another word. */
const readTruth = (text: string): boolean | null | undefined => {
  const word = text.trim().toLowerCase();
  if (word === '') return null;
  return word === 'true' ? true : word === 'false' ? false : undefined;
};

/** Yes or no; an untouched checkbox means no. */
export const checkboxKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: ['EQUALS'],
  constraints: [],
  parse: (raw) => (raw === null || typeof raw === 'boolean' ? raw : undefined),
  validate: () => null,
  compare: null,
  // In spreadsheet format; screens show a checkbox or a translated word.
  format: String,
  parseText: readTruth,
  parseCell: (text) => {
    const read = readTruth(text);
    return read === undefined ? cellRefused(refuse('NotTrueOrFalse')) : cellOf(read);
  },
};
