import { prepared } from '../../platform/db/statement.ts';

export const sealedSecrets = prepared<
  { readonly name: string; readonly sealed: Buffer },
  readonly [names: readonly string[]]
>(
  'sealed_secrets',
  `SELECT name, sealed FROM secret WHERE tenant_id = app.tenant_id() AND name = ANY ($1::text[])`,
);
export const putSecret = prepared<
  { readonly name: string },
  readonly [name: string, sealed: Buffer, at: Date, by: string]
>(
  'put_secret',
  `INSERT INTO secret (tenant_id, name, sealed, updated_at, updated_by) VALUES (app.tenant_id(), $1, $2, $3, $4)
   ON CONFLICT (tenant_id, name) DO UPDATE
      SET sealed = EXCLUDED.sealed, updated_at = EXCLUDED.updated_at, updated_by = EXCLUDED.updated_by
   RETURNING name`,
);

/** Violates secret_pkey if a secret with this name exists. */
export const addSecret = prepared<
  { readonly name: string },
  readonly [name: string, sealed: Buffer, at: Date, by: string]
>(
  'add_secret',
  `INSERT INTO secret (tenant_id, name, sealed, updated_at, updated_by) VALUES (app.tenant_id(), $1, $2, $3, $4)
   RETURNING name`,
);

/** Deletes a secret and records it. */
export const deleteSecret = prepared<
  { readonly name: string },
  readonly [name: string, auditId: string, at: Date, by: string, objectId: string]
>(
  'delete_secret',
  `WITH gone AS (DELETE FROM secret WHERE tenant_id = app.tenant_id() AND name = $1 RETURNING name),
   logged AS (
     INSERT INTO audit_entry (tenant_id, id, at, actor_id, action, object_type, object_id, object_name)
     SELECT app.tenant_id(), $2, $3, $4, 'DELETED', 'Secret', $5, name FROM gone)
   SELECT name FROM gone`,
);
