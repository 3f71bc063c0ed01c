import type { InstanceKey } from '../../core/ids.ts';

/** A comment on one field. */
export interface EnteredFieldComment {
  readonly instance: InstanceKey;
  readonly text: string;
}
