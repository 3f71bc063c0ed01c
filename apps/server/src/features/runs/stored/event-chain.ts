import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order, so that the same value has the same text wherever it was stored. */
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

/** One row of the event table, before it is written. */
export interface EventRow {
  readonly workflowId: string;
  readonly seq: number;
  readonly at: number;
  readonly actorId: string | null;
  readonly command: string;
  readonly commandKey: string;
  readonly events: readonly unknown[];
}

/** Head of the chain of a workflow that has no event yet. */
export const emptyChain = '00'.repeat(32);

/**
 * Each row's hash covers the row and the hash before it: an entry cannot be altered,
 * removed or slipped in without every later hash saying so.
 */
export const chainHash = (previous: string, row: EventRow): string =>
  createHash('sha256').update(previous, 'hex').update(canonicalJson(row)).digest('hex');
