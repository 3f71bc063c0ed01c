import { prepared } from '../../../platform/db/statement.ts';
import type { SealedHead } from './seal-chain.ts';

export const lastSeal = prepared<{ readonly number: number; readonly hash: string }>(
  'last_seal',
  `SELECT number, encode(hash, 'hex') AS hash FROM seal WHERE tenant_id = app.tenant_id()
    ORDER BY number DESC LIMIT 1`,
);

/** Returns workflows with events since their last seal. */
export const unsealedHeads = prepared<{ readonly head: SealedHead }, readonly [limit: number]>(
  'unsealed_heads',
  `SELECT json_build_array(w.id, w.version, encode(w.chain_head, 'hex')) AS head
     FROM workflow w LEFT JOIN sealed_head s ON s.tenant_id = w.tenant_id AND s.workflow_id = w.id
    WHERE w.tenant_id = app.tenant_id() AND w.version > coalesce(s.version, 0)
    ORDER BY w.id LIMIT $1`,
);

/** Violates seal_pkey if another worker stored this seal first. */
export const insertSeal = prepared<
  unknown,
  readonly [number: number, at: Date, heads: string, previous: string, hash: string]
>(
  'insert_seal',
  `INSERT INTO seal (tenant_id, number, at, heads, prev_hash, hash)
   VALUES (app.tenant_id(), $1, $2, $3, decode($4, 'hex'), decode($5, 'hex'))`,
);

export const markSealed = prepared<unknown, readonly [heads: string]>(
  'mark_sealed',
  `INSERT INTO sealed_head (tenant_id, workflow_id, version)
   SELECT app.tenant_id(), (h->>0)::uuid, (h->>1)::integer FROM jsonb_array_elements($1::jsonb) h
   ON CONFLICT (tenant_id, workflow_id) DO UPDATE SET version = excluded.version`,
);
