import type { KindRecord } from './kind-record.ts';
import { multiSelectKind } from './choice/multi-select-kind.ts';
import { countRefusal } from './choice/value-list.ts';

/**
 * Product objects of the workspace. The field lists the allowed ones as options, with their ids and
 * their names at that time.
 */
export const productObjectKind: KindRecord = {
  ...multiSelectKind,
  takesWords: false,
  constraints: ['multiple'],
  validate: countRefusal,
};
