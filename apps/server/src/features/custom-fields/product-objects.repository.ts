import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';
import type { EntityNode } from '../../platform/entity/entity-definition.ts';

const columns = 'id, name, version, lower(name) AS sort';

/** Returns those that are still in the list. */
export const productObjectsById = prepared<EntityNode, readonly [ids: readonly string[]]>(
  'product_objects_by_id',
  `SELECT ${columns} FROM product_object
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL AND id = ANY ($1::uuid[])`,
);

/** Adds missing names and records them. Names are unique, ignoring case. */
export const insertProductObjects = prepared<
  unknown,
  readonly [
    ids: readonly string[],
    names: readonly string[],
    at: Date,
    by: string,
    auditIds: readonly string[],
  ]
>(
  'insert_product_objects',
  `WITH t AS (
     INSERT INTO product_object (tenant_id, id, name, created_at, created_by)
     SELECT app.tenant_id(), id, name, $3, $4 FROM unnest($1::uuid[], $2::text[]) AS given (id, name)
     ON CONFLICT (tenant_id, lower(name)) WHERE deleted_at IS NULL DO NOTHING RETURNING id, name)
   ${auditSql({
     action: 'CREATED',
     objectType: 'ProductObject',
     entry: ['entry.audit_id', '$3', '$4'],
     from: 't JOIN unnest($1::uuid[], $5::uuid[]) AS entry (id, audit_id) ON entry.id = t.id',
     after: `jsonb_build_object('name', t.name)`,
   })}`,
);

export const productObjectsNamed = prepared<EntityNode, readonly [names: readonly string[]]>(
  'product_objects_named',
  `SELECT ${columns} FROM product_object
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL
      AND lower(name) IN (SELECT lower(name) FROM unnest($1::text[]) AS wanted (name))
    ORDER BY lower(name)`,
);
