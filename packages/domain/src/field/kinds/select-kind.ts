import type { KindRecord } from './kind-record.ts';

/** One of the field's options. */
export const selectKind: KindRecord = {
  isMultiple: false,
  hasOptions: true,
  parse: (raw, { options }) => {
    if (raw === null) return null;
    if (typeof raw !== 'string') return undefined;
    return options.some(({ id }) => id === raw) ? raw : null;
  },
  validate: () => null,
  compare: null,
};
