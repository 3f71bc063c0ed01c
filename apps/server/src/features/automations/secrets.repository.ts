import { prepared } from '../../platform/db/statement.ts';

export const sealedSecrets = prepared<
  { readonly name: string; readonly sealed: Buffer },
  readonly [names: readonly string[]]
>(
  'sealed_secrets',
  `SELECT name, sealed FROM secret WHERE tenant_id = app.tenant_id() AND name = ANY ($1::text[])`,
);
