import { prepared } from '../../platform/db/statement.ts';
import type { EntityNode } from '../../platform/entity/entity-definition.ts';

const columns = 'id, name, version, lower(name) AS sort';

/** Returns those that are still in the list. */
export const productObjectsById = prepared<EntityNode, readonly [ids: readonly string[]]>(
  'product_objects_by_id',
  `SELECT ${columns} FROM product_object
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL AND id = ANY ($1::uuid[])`,
);

/** Adds missing names. Names are unique, ignoring case. */
export const insertProductObjects = prepared<
  unknown,
  readonly [ids: readonly string[], names: readonly string[], at: Date, by: string]
>(
  'insert_product_objects',
  `INSERT INTO product_object (tenant_id, id, name, created_at, created_by)
   SELECT app.tenant_id(), id, name, $3, $4 FROM unnest($1::uuid[], $2::text[]) AS made (id, name)
   ON CONFLICT (tenant_id, lower(name)) WHERE deleted_at IS NULL DO NOTHING`,
);

export const productObjectsNamed = prepared<EntityNode, readonly [names: readonly string[]]>(
  'product_objects_named',
  `SELECT ${columns} FROM product_object
    WHERE tenant_id = app.tenant_id() AND deleted_at IS NULL
      AND lower(name) IN (SELECT lower(name) FROM unnest($1::text[]) AS wanted (name))
    ORDER BY lower(name)`,
);
