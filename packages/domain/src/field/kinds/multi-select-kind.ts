import type { KindRecord } from './kind-record.ts';
import { parseList, tooMany } from './value-list.ts';

/** Any number of the field's options, in their order. */
export const multiSelectKind: KindRecord = {
  isMultiple: true,
  hasOptions: true,
  parse: (raw, { options }) => {
    const chosen = parseList(raw);
    if (chosen === null || chosen === undefined) return chosen;
    const kept = options.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
    return kept.length === 0 ? null : kept;
  },
  validate: tooMany,
  compare: null,
};
