import { createHash } from 'node:crypto';

/** Returns JSON with sorted keys, so that equal values have equal text in every store. */
export const canonicalJson = (value: unknown): string => {
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let text = '';
  for (const name of Object.keys(value).toSorted()) {
    const part: unknown = Reflect.get(value, name);
    if (part !== undefined)
      text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(part)}`;
  }
  return `{${text}}`;
};

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
