import { prepared } from '../../platform/db/statement.ts';

export const sealedSecrets = prepared<
  { readonly name: string; readonly sealed: Buffer },
  readonly [names: readonly string[]]
>(
  'sealed_secrets',
  `SELECT name, sealed FROM secret WHERE tenant_id = app.tenant_id() AND name = ANY ($1::text[])`,
);

type WrittenSecret = readonly [name: string, sealed: Buffer, at: Date, by: string];

/** Violates secret_pkey if a secret with this name exists. */
export const addSecret = prepared<unknown, WrittenSecret>(
  'add_secret',
  `INSERT INTO secret (tenant_id, name, sealed, updated_at, updated_by) VALUES (app.tenant_id(), $1, $2, $3, $4)`,
);

export const putSecret = prepared<unknown, WrittenSecret>(
  'put_secret',
  `INSERT INTO secret (tenant_id, name, sealed, updated_at, updated_by) VALUES (app.tenant_id(), $1, $2, $3, $4)
   ON CONFLICT (tenant_id, name) DO UPDATE
      SET sealed = EXCLUDED.sealed, updated_at = EXCLUDED.updated_at, updated_by = EXCLUDED.updated_by`,
);

/** The round trip fails as Outdated if the secret was deleted since the decision. */
export const deleteSecret = prepared<unknown, readonly [name: string]>(
  'delete_secret',
  `WITH gone AS (DELETE FROM secret WHERE tenant_id = app.tenant_id() AND name = $1 RETURNING tenant_id)
   SELECT coalesce((SELECT tenant_id FROM gone), app.refuse_outdated())`,
);
