import type { InstanceKey } from '../../core/ids.ts';

/** A comment on one field. */
export interface GivenRemark {
  readonly instance: InstanceKey;
  readonly text: string;
}
