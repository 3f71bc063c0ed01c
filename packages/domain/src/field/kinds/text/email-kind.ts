import { emailRefusal, withoutMailLink } from '../../../party/person-rules.ts';
import { refuse } from '../../../core/refusal.ts';
import { withoutUnseen } from '../../../core/unseen-signs.ts';
import { cellOf, type KindRecord, parseLine, textFilters } from '../kind-record.ts';

/** Parses an address without invisible characters and mail link parts. */
const parseAddress = (raw: unknown): string | null | undefined =>
  parseLine(typeof raw === 'string' ? withoutMailLink(withoutUnseen(raw)) : raw);

/** An email address. */
export const emailKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: textFilters,
  constraints: [],
  parse: parseAddress,
  validate: (value) => {
    const refusal = emailRefusal(String(value));
    return refusal === null ? null : refuse(refusal.code, refusal.params);
  },
  compare: null,
  format: String,
  parseText: parseAddress,
  parseCell: (text) => cellOf(parseAddress(text) ?? null),
};
