import { refuse } from '../../../core/refusal.ts';
import { isBlank } from '../../../core/unseen-signs.ts';
import { choiceName, storedOption, typedChoice } from './stored-options.ts';
import { cellOf, cellRefused, type KindRecord } from '../kind-record.ts';

/** One option of the field. */
export const selectKind: KindRecord = {
  isMultiple: false,
  hasOptions: true,
  takesWords: true,
  filters: ['IS_ANY_OF', 'IS_NONE_OF'],
  constraints: [],
  parse: (raw, field) => {
    if (raw === null) return null;
    if (typeof raw !== 'string') return undefined;
    return storedOption(raw, field) ?? null;
  },
  validate: () => null,
  compare: null,
  format: choiceName,
  parseText: (text, field) => (isBlank(text) ? null : typedChoice(text, field)),
  parseCell: (text, field) => {
    if (isBlank(text)) return cellOf(null);
    const name = text.trim();
    const choice = typedChoice(name, field);
    return choice === undefined
      ? cellRefused(refuse('UnknownOption', { value: name }))
      : cellOf(choice);
  },
};
