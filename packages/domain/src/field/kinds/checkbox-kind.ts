import { refuse } from '../../core/refusal.ts';
import { cellOf, cellRefused, type KindRecord } from './kind-record.ts';

/** True or false in any case; null for nothing, undefined for every other word. */
const readTruth = (text: string): boolean | null | undefined => {
  const word = text.trim().toLowerCase();
  if (word === '') return null;
  return word === 'true' ? true : word === 'false' ? false : undefined;
};

/** Yes or no; a box that nobody has touched says no. */
export const checkboxKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: ['EQUALS'],
  constraints: [],
  parse: (raw) => (raw === null || typeof raw === 'boolean' ? raw : undefined),
  validate: () => null,
  compare: null,
  // As spreadsheets write it; on the screen a box shows it, or a word of the reader's language.
  format: String,
  parseText: readTruth,
  parseCell: (text) => {
    const read = readTruth(text);
    return read === undefined ? cellRefused(refuse('NotTrueOrFalse')) : cellOf(read);
  },
};
