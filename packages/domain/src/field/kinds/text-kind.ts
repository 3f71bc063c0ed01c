import { refuse } from '../../core/refusal.ts';
import { fieldLimits } from '../field-limits.ts';
import type { KindRecord } from './kind-record.ts';

/** Words, over one line or several; kept as they were written. */
export const textKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  parse: (raw) => {
    if (raw === null) return null;
    if (typeof raw !== 'string') return undefined;
    return raw.trim() === '' ? null : raw;
  },
  validate: (value) =>
    String(value).length > fieldLimits.textLength
      ? refuse('TooLong', { max: fieldLimits.textLength })
      : null,
  compare: null,
};
