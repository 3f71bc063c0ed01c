import type { KindRecord } from './kind-record.ts';

/** Yes or no; a box that nobody has touched says no. */
export const checkboxKind: KindRecord = {
  isMultiple: false,
  hasOptions: false,
  parse: (raw) => (raw === null || typeof raw === 'boolean' ? raw : undefined),
  validate: () => null,
  compare: null,
};
