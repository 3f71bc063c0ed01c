import { isPlainDate } from '../../core/plain-date.ts';
import { refuse } from '../../core/refusal.ts';
import { compareText, parseLine, type KindRecord } from './kind-record.ts';

/** A calendar day. */
export const dateKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  parse: parseLine,
  validate: (value) => (isPlainDate(String(value)) ? null : refuse('InvalidDate')),
  compare: compareText,
};
