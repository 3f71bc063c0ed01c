import type pg from 'pg';
import {
  auditHash,
  chainedColumns,
  emptyAuditChain,
  type ChainedEntry,
} from '../platform/audit/audit-chain.ts';

/** Number of checked entries, and the first inconsistency of each workspace. */
export interface AuditReport {
  readonly entries: number;
  readonly faults: readonly string[];
}

interface SealRecord {
  readonly number: number;
  readonly entryId: string;
  readonly hash: string;
}

const BATCH = 2000;

type Joined = { readonly [Key in keyof ChainedEntry]: ChainedEntry[Key] | null };
const isPresent = (entry: Joined): entry is ChainedEntry => entry.id !== null;

/** Returns the first fault in the chain of a workspace, and the number of entries before it. */
const verifyChain = async (
  client: pg.Client,
  tenantId: string,
): Promise<{ readonly entries: number; readonly fault: string | null }> => {
  let [previous, number] = [emptyAuditChain, 0];
  for (;;) {
    const { rows } = await client.query<SealRecord & Joined>(
      `SELECT s.number, s.entry_id AS "entryId", encode(s.hash, 'hex') AS hash, ${chainedColumns}
         FROM audit_seal s LEFT JOIN audit_entry e ON e.tenant_id = s.tenant_id AND e.id = s.entry_id
        WHERE s.tenant_id = $1 AND s.number > $2 ORDER BY s.number LIMIT ${BATCH}`,
      [tenantId, number],
    );
    for (const { number: next, entryId, hash, ...entry } of rows) {
      const fault = (text: string) => ({ entries: number, fault: text });
      if (next !== number + 1) return fault(`seal ${number + 1} of the audit log is missing`);
      const place = `entry ${next} of the audit log (${entryId})`;
      if (!isPresent(entry)) return fault(`${place} is missing`);
      if (auditHash(previous, tenantId, next, entry) !== hash) return fault(`${place} was changed`);
      [previous, number] = [hash, next];
    }
    if (rows.length < BATCH) return { entries: number, fault: null };
  }
};

/** Returns the first entry that was added outside Baton: older than the chain, but not part of it. */
const findAdded = async (client: pg.Client, tenantId: string): Promise<string | null> => {
  const { rows } = await client.query<{ id: string }>(
    `SELECT e.id FROM audit_entry e
      WHERE e.tenant_id = $1
        AND e.at < (SELECT l.at - interval '1 day' FROM audit_seal s JOIN audit_entry l ON l.tenant_id = s.tenant_id AND l.id = s.entry_id
                     WHERE s.tenant_id = $1 ORDER BY s.number DESC LIMIT 1)
        AND NOT EXISTS (SELECT FROM audit_seal s WHERE s.tenant_id = e.tenant_id AND s.entry_id = e.id)
      ORDER BY e.at, e.id LIMIT 1`,
    [tenantId],
  );
  return rows[0] === undefined ? null : `entry ${rows[0].id} of the audit log was added later`;
};

/**
 * Verifies the audit logs of all workspaces. Opens each workspace in turn, because row-level
 * security can apply to the database account.
 */
export const verifyAudit = async (client: pg.Client): Promise<AuditReport> => {
  const faults: string[] = [];
  let entries = 0;
  const { rows } = await client.query<{ id: string; name: string }>(
    'SELECT id, name FROM tenant ORDER BY id',
  );
  for (const { id, name } of rows) {
    await client.query(`SELECT set_config('app.tenant_id', $1, false)`, [id]);
    const chain = await verifyChain(client, id);
    entries += chain.entries;
    const fault = chain.fault ?? (await findAdded(client, id));
    if (fault !== null) faults.push(`${name}: ${fault}`);
  }
  return { entries, faults };
};
