import { createHash } from 'node:crypto';
import { canonicalJson } from '../db/canonical-json.ts';

/** An audit entry as its hash covers it. */
export interface ChainedEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly action: string;
  readonly objectType: string;
  readonly objectId: string;
  readonly objectName: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly onBehalfOf: string | null;
  readonly tokenId: string | null;
  readonly client: string | null;
}

/** Columns of a `ChainedEntry`, from `audit_entry e`. */
export const chainedColumns = `e.id, e.at, e.actor_id AS "actorId", e.action, e.object_type AS "objectType",
       e.object_id AS "objectId", e.object_name AS "objectName", e.before, e.after,
       e.on_behalf_of AS "onBehalfOf", e.token_id AS "tokenId", e.client`;

/** Hash before the first entry. */
export const emptyAuditChain = '00'.repeat(32);

/** Returns the values that aren't null. Entries of releases without these columns keep their hash. */
const withoutNulls = (values: Readonly<Record<string, string | null>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Returns a hash of the entry and the previous hash. */
export const auditHash = (
  previous: string,
  tenantId: string,
  number: number,
  { at, onBehalfOf, tokenId, client, ...entry }: ChainedEntry,
): string =>
  createHash('sha256')
    .update(previous, 'hex')
    .update(
      canonicalJson({
        ...{ tenantId, number, at: at.getTime(), ...entry },
        ...withoutNulls({ onBehalfOf, tokenId, client }),
      }),
    )
    .digest('hex');
