import { prepared } from '../../platform/db/statement.ts';

export interface SecretNode {
  readonly name: string;
  readonly updatedAt: number;
  readonly updatedBy: { readonly id: string; readonly name: string; readonly kind: 'USER' };
}

export const listSecrets = prepared<SecretNode>(
  'list_secrets',
  `SELECT s.name, round(date_part('epoch', s.updated_at) * 1000) AS "updatedAt",
          json_build_object('id', p.id, 'name', p.name, 'kind', p.kind) AS "updatedBy"
     FROM secret s JOIN party p ON p.tenant_id = s.tenant_id AND p.id = s.updated_by
    WHERE s.tenant_id = app.tenant_id() ORDER BY s.name`,
);
