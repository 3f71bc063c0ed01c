import type { InstanceKey } from '../../core/ids.ts';

/** What is to be said about one answer. */
export interface GivenRemark {
  readonly instance: InstanceKey;
  readonly text: string;
}
