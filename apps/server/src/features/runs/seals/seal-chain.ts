import { createHash } from 'node:crypto';
import { canonicalJson } from '../stored/event-chain.ts';

/** Where the chain of a workflow stood: its newest event and that one's hash. */
export type SealedHead = readonly [workflowId: string, version: number, hash: string];

/** One link of a workspace's chain. */
export interface Seal {
  readonly tenantId: string;
  /** From 1, without gaps. */
  readonly number: number;
  readonly at: number;
  readonly heads: readonly SealedHead[];
}

/** Covers the seal and the one before it: no head that was sealed can be another one later. */
export const sealHash = (previous: string, { tenantId, number, at, heads }: Seal): string =>
  createHash('sha256')
    .update(previous, 'hex')
    .update(canonicalJson({ tenantId, number, at, heads }))
    .digest('hex');
