import { emailRefusal } from '../../party/person-rules.ts';
import { refuse } from '../../core/refusal.ts';
import { cellOf, type KindRecord, parseLine, textFilters } from './kind-record.ts';

/** An e-mail address. */
export const emailKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: textFilters,
  constraints: [],
  parse: parseLine,
  validate: (value) => {
    const refusal = emailRefusal(String(value));
    return refusal === null ? null : refuse(refusal.code, refusal.params);
  },
  compare: null,
  format: String,
  parseText: parseLine,
  parseCell: (text) => cellOf(parseLine(text) ?? null),
};
