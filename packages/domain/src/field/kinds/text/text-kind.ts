import { refuse } from '../../../core/refusal.ts';
import { isOneLine } from '../../field-constraints.ts';
import { fieldLimits } from '../../field-limits.ts';
import type { FieldShape } from '../../field.ts';
import { isBlank, storable } from '../../../core/unseen-signs.ts';
import { cellOf, type KindRecord, parseLine, textFilters } from '../kind-record.ts';
import { lengthRefusal } from './text-length.ts';

/** Joins lines. A regular expression for spaces around line breaks would take quadratic time. */
const onOneLine = (text: string): string =>
  text
    .split(/[\n\r\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');

/** A text with one or more lines, stored as written except for line breaks in one-line texts. */
const parse = (
  raw: unknown,
  { constraints }: Pick<FieldShape, 'constraints'>,
): string | null | undefined => {
  if (raw === null) return null;
  if (typeof raw !== 'string') return undefined;
  if (isBlank(raw)) return null;
  const text = storable(raw);
  return isOneLine(constraints) ? onOneLine(text) : text;
};

export const textKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  takesWords: false,
  filters: textFilters,
  constraints: ['minLength', 'maxLength', 'oneLine', 'markdown'],
  parse,
  validate: (value, { constraints }) =>
    String(value).length > fieldLimits.textLength
      ? refuse('TooLong', { max: fieldLimits.textLength })
      : lengthRefusal(String(value), constraints),
  compare: null,
  format: String,
  parseText: parse,
  parseCell: (text, field) => cellOf(parse(parseLine(text) ?? null, field) ?? null),
};
