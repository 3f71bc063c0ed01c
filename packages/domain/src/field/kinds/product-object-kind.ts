import type { KindRecord } from './kind-record.ts';
import { multiSelectKind } from './multi-select-kind.ts';
import { countRefusal } from './value-list.ts';

/**
 * What the workspace makes, sells or looks after, chosen from its list. The field names those that
 * are allowed as its options: their ids are those of the list, their names as they were then.
 */
export const productObjectKind: KindRecord = {
  ...multiSelectKind,
  takesWords: false,
  constraints: ['multiple'],
  validate: countRefusal,
};
