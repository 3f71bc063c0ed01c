import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../platform/db/canonical-json.ts';

/** A row of the event table before it is written. */
export interface EventRow {
  readonly workflowId: string;
  readonly seq: number;
  readonly at: number;
  readonly actorId: string | null;
  readonly command: string;
  readonly commandKey: string;
  readonly events: readonly unknown[];
}

/** Chain head of a workflow without events. */
export const emptyChain = '00'.repeat(32);

/**
 * Returns a hash of the row and the previous hash. Changing, removing, or inserting an event breaks
 * all later hashes.
 */
export const chainHash = (previous: string, row: EventRow): string =>
  createHash('sha256').update(previous, 'hex').update(canonicalJson(row)).digest('hex');
