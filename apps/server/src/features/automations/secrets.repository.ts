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

/** Returns no row if a secret with this name exists. */
export const addSecret = prepared<
  { readonly name: string },
  readonly [name: string, sealed: Buffer, at: Date, by: string]
>(
  'add_secret',
  `INSERT INTO secret (tenant_id, name, sealed, updated_at, updated_by) VALUES (app.tenant_id(), $1, $2, $3, $4)
   ON CONFLICT (tenant_id, name) DO NOTHING RETURNING name`,
);

export const deleteSecret = prepared<{ readonly name: string }, readonly [name: string]>(
  'delete_secret',
  'DELETE FROM secret WHERE tenant_id = app.tenant_id() AND name = $1 RETURNING name',
);
