import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../platform/db/canonical-json.ts';

/** Newest event of a workflow and its hash at the time of the seal. */
export type SealedHead = readonly [workflowId: string, version: number, hash: string];

/** Seal of new events of a workspace. Its hash includes the hash of the seal before. */
export interface Seal {
  readonly tenantId: string;
  /** Number from 1, without gaps. */
  readonly number: number;
  readonly at: number;
  readonly heads: readonly SealedHead[];
}

/** Returns a hash of the seal and its predecessor, so that sealed heads can't be changed later. */
export const sealHash = (previous: string, { tenantId, number, at, heads }: Seal): string =>
  createHash('sha256')
    .update(previous, 'hex')
    .update(canonicalJson({ tenantId, number, at, heads }))
    .digest('hex');
