import { refuse } from '../../core/refusal.ts';
import { fieldLimits } from '../field-limits.ts';
import { isBlank, storable } from '../written/invisible-signs.ts';
import { cellOf, type KindRecord, parseLine, textFilters } from './kind-record.ts';
import { lengthRefusal } from './text-length.ts';

/** Words, over one line or several; kept as they were written. */
const parse = (raw: unknown): string | null | undefined => {
  if (raw === null) return null;
  if (typeof raw !== 'string') return undefined;
  return isBlank(raw) ? null : storable(raw);
};

export const textKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: textFilters,
  constraints: ['minLength', 'maxLength', 'markdown'],
  parse,
  validate: (value, { constraints }) =>
    String(value).length > fieldLimits.textLength
      ? refuse('TooLong', { max: fieldLimits.textLength })
      : lengthRefusal(String(value), constraints),
  compare: null,
  format: String,
  parseText: parse,
  parseCell: (text) => cellOf(parseLine(text) ?? null),
};
