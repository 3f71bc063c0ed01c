import { chainedColumns, type ChainedEntry } from '../../platform/audit/audit-chain.ts';
import { prepared } from '../../platform/db/statement.ts';

export const lastAuditSeal = prepared<{ readonly number: number; readonly hash: string }>(
  'last_audit_seal',
  `SELECT number, encode(hash, 'hex') AS hash FROM audit_seal WHERE tenant_id = app.tenant_id()
    ORDER BY number DESC LIMIT 1`,
);

/**
 * Returns entries that aren't in the chain yet, oldest first. An entry can be committed later than
 * its time says, so the search starts a day before the last entry of the chain.
 */
export const unsealedEntries = prepared<ChainedEntry, readonly [limit: number]>(
  'unsealed_entries',
  `SELECT ${chainedColumns} FROM audit_entry e
    WHERE e.tenant_id = app.tenant_id()
      AND e.at >= coalesce(
        (SELECT l.at - interval '1 day' FROM audit_seal s JOIN audit_entry l ON l.tenant_id = s.tenant_id AND l.id = s.entry_id
          WHERE s.tenant_id = app.tenant_id() ORDER BY s.number DESC LIMIT 1), '-infinity')
      AND NOT EXISTS (SELECT FROM audit_seal s WHERE s.tenant_id = e.tenant_id AND s.entry_id = e.id)
    ORDER BY e.at, e.id LIMIT $1`,
);

/** Violates audit_seal_pkey if another worker stored these numbers first. */
export const insertAuditSeals = prepared<
  unknown,
  readonly [first: number, ids: readonly string[], hashes: readonly string[]]
>(
  'insert_audit_seals',
  `INSERT INTO audit_seal (tenant_id, number, entry_id, hash)
   SELECT app.tenant_id(), $1::integer + n::integer - 1, id, decode(hash, 'hex')
     FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS s(id, hash, n)`,
);
